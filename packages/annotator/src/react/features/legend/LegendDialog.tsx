import type { LegendEntry } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { isCustomColor } from '../../../core/legend/selectors';
import { SELECTION_COLORS } from '../../../core/legend/colors';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Dialog } from '../../controls/Dialog';
import { ColorKey } from '../../annotator/colors/LegendList';
import { ColorDot } from '../../annotator/colors/ColorDot';
import { useColorWords } from '../../annotator/colors/color-names';
import { ColorNameField } from './ColorNameField';
import { CustomColorRow } from './CustomColorRow';
import css from './glossator-legend.module.css';
import { NewColorForm } from './NewColorForm';

/** The colors of the Code and what they stand for, to be written; each change is saved by itself. */
export function LegendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const { lookOf } = useColorWords();
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const entryOf = (color: string): LegendEntry => entries.find((entry) => entry.color === color) ?? { color };
  const custom = entries.filter(({ color }) => isCustomColor(color));
  return (
    <Dialog title={t('legend.title')} onClose={onClose}>
      <div className={css['legend']} data-glossator-legend="" tabIndex={-1}>
        <p className={css['hint']}>{t('legend.intro')}</p>
        <section aria-label={t('legend.standard')}>
          <h3 className={css['heading']}>{t('legend.standard')}</h3>
          <ul className={css['standard']}>
            {SELECTION_COLORS.map((color) => (
              <li key={color} className={css['row']}>
                <ColorDot color={color} size={18} className={css['dot']} />
                <span className={css['look']}>
                  {lookOf(color)}
                  <ColorKey color={color} />
                </span>
                <ColorNameField entry={entryOf(color)} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={t('legend.custom')}>
          <h3 className={css['heading']}>{t('legend.custom')}</h3>
          {custom.length === 0 && <p className={css['hint']}>{t('legend.noCustom')}</p>}
          <ul className={css['customs']}>
            {custom.map((entry) => (
              <CustomColorRow key={entry.color} entry={entry} />
            ))}
          </ul>
          <NewColorForm />
        </section>
      </div>
    </Dialog>
  );
}
