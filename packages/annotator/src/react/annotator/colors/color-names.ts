import type { SelectionColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { isCustomColor, legendNameOf } from '../../../core/legend/selectors';
import { SELECTION_COLORS } from '../../../core/legend/colors';
import { useAnnotatorState } from '../context/annotator-context';

/** The paint of a color as CSS: a variable for the 20 named ones; the active shade of a custom one is darker. */
export function colorPaint(color: SelectionColor, isActive = false): string {
  const number = SELECTION_COLORS.findIndex((known) => known === color) + 1;
  if (number > 0) return `var(--glossator-selection-${number}${isActive ? '-active' : ''})`;
  return isActive ? `color-mix(in srgb, ${color}, black 22%)` : color;
}

/** Words for colors. */
export interface ColorWords {
  /** What a color stands for in this Code, or else how it looks: a name to stand alone. */
  readonly nameOf: (color: SelectionColor) => string;
  /** What a color stands for, if that has a name. */
  readonly legendNameOf: (color: SelectionColor) => string | undefined;
  /** How a color looks, as a word of a sentence. */
  readonly lookOf: (color: SelectionColor) => string;
  /** Marking in a color, as a command that says what it stands for and how it looks. */
  readonly highlightIn: (color: SelectionColor) => string;
  /** Giving a highlight that color, as a command. */
  readonly changeTo: (color: SelectionColor) => string;
}

/** Names colors in the user's language, and by what they stand for in the Code. */
export function useColorWords(): ColorWords {
  const t = useTranslate('annotator');
  const legend = useAnnotatorState((state) => state.legend);
  const lookOf = (color: SelectionColor) => {
    const known = SELECTION_COLORS.find((named) => named === color);
    return known ? t(`colors.${known}`) : color;
  };
  const nameIn = (color: SelectionColor) => legendNameOf(legend, color);
  const fullName = (color: SelectionColor, name: string) =>
    isCustomColor(color) ? name : `${name} (${lookOf(color)})`;
  return {
    nameOf: (color) =>
      nameIn(color) ?? (isCustomColor(color) ? t('colors.custom', { color }) : lookOf(color)),
    legendNameOf: nameIn,
    lookOf,
    highlightIn: (color) => {
      const name = nameIn(color);
      return name === undefined
        ? t('selectionBar.highlightIn', { color: lookOf(color) })
        : t('selectionBar.highlightAs', { name: fullName(color, name) });
    },
    changeTo: (color) => {
      const name = nameIn(color);
      return name === undefined
        ? t('selectionBar.changeTo', { color: lookOf(color) })
        : t('selectionBar.changeToName', { name: fullName(color, name) });
    },
  };
}
