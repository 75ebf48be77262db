import { Composite, CompositeItem } from '@floating-ui/react';
import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { SELECTION_COLORS } from '../../../core/legend/colors';
import { classNames } from '../../controls/class-names';
import { KeyHint } from '../../controls/keys/KeyHint';
import { useColorWords } from './color-names';
import { ColorDot } from './ColorDot';
import css from './glossator-swatches.module.css';

interface LegendListProps {
  readonly entries: readonly LegendEntry[];
  readonly chosen: SelectionColor | undefined;
  /** What choosing a color does, in words. */
  readonly labelOf: (color: SelectionColor) => string;
  readonly onChoose: (color: SelectionColor) => void;
}

/** The colors of the legend with what they stand for, to choose from; arrows move between them. */
export function LegendList({ entries, chosen, labelOf, onChoose }: LegendListProps) {
  const t = useTranslate('annotator');
  const { nameOf } = useColorWords();
  return (
    <Composite role="group" aria-label={t('legend.label')} className={css['legend']}>
      {entries.map(({ color }) => (
        <CompositeItem
          key={color}
          render={
            <button
              type="button"
              className={classNames(css['entry'], color === chosen && css['entryChosen'])}
              aria-label={labelOf(color)}
              aria-pressed={color === chosen}
              title={labelOf(color)}
              onClick={() => onChoose(color)}
            >
              <ColorDot color={color} size={14} />
              <span className={css['entryName']}>{nameOf(color)}</span>
              <ColorKey color={color} />
            </button>
          }
        />
      ))}
    </Composite>
  );
}

/** The key that highlights in a color: 1 to 9 and 0 for the first ten. */
export function ColorKey({ color }: { readonly color: SelectionColor }) {
  const place = SELECTION_COLORS.findIndex((known) => known === color);
  if (place < 0 || place > 9) return null;
  return <KeyHint>{(place + 1) % 10}</KeyHint>;
}
