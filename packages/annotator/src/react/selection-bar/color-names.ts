import type { SelectionColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { SELECTION_COLORS } from '../../core/selections/colors';

/** The paint of a color as CSS: a variable for the 20 named ones. */
export function colorPaint(color: SelectionColor, isActive = false): string {
  const number = SELECTION_COLORS.findIndex((known) => known === color) + 1;
  return number > 0 ? `var(--glossator-selection-${number}${isActive ? '-active' : ''})` : color;
}

/** Names colors in the user's language. */
export function useColorName(): (color: SelectionColor) => string {
  const t = useTranslate('annotator');
  return (color) => {
    const known = SELECTION_COLORS.find((named) => named === color);
    return known ? t(`colors.${known}`) : t('colors.custom', { color });
  };
}
