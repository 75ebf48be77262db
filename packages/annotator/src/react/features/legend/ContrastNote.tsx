import { useTranslate } from '@glossator/i18n';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../controls/Button';
import { colorPaint } from '../../annotator/colors/color-names';
import { contrastOnMark, LEAST_CONTRAST, readableTint } from './contrast';
import css from './glossator-legend.module.css';

/** Shows text on a color, says whether it can be read there, and offers a lighter color where it cannot. */
export function ContrastNote(props: { readonly color: string; readonly onTake: (color: string) => void }) {
  const { color, onTake } = props;
  const t = useTranslate('annotator');
  const contrast = contrastOnMark(color);
  const isReadable = contrast >= LEAST_CONTRAST;
  const tint = readableTint(color);
  return (
    <div className={css['contrast']}>
      <span className={css['samples']} aria-hidden="true">
        {[false, true].map((isActive) => (
          <span
            key={String(isActive)}
            className={css['sample']}
            style={{ background: colorPaint(color, isActive) }}
          >
            {t('legend.sample')}
          </span>
        ))}
      </span>
      <span role="status" className={isReadable ? css['readable'] : css['unreadable']}>
        {!isReadable && <TriangleAlert aria-hidden="true" size={14} />}
        {isReadable
          ? t('legend.readable', { contrast })
          : t('legend.unreadable', { contrast, least: LEAST_CONTRAST })}
      </span>
      {!isReadable && <Button onClick={() => onTake(tint)}>{t('legend.lighten', { color: tint })}</Button>}
    </div>
  );
}
