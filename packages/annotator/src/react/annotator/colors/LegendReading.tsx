import type { LegendEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useColorWords } from './color-names';
import { ColorDot } from './ColorDot';
import css from './glossator-swatches.module.css';

/** The colors of the legend with what they stand for, to read. */
export function LegendReading({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const t = useTranslate('annotator');
  const { nameOf } = useColorWords();
  return (
    <ul className={css['legend']} aria-label={t('legend.label')}>
      {entries.map(({ color }) => (
        <li key={color} className={css['entry']}>
          <ColorDot color={color} size={14} />
          <span className={css['entryName']}>{nameOf(color)}</span>
        </li>
      ))}
    </ul>
  );
}
