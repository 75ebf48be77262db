import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-document.module.css';

/** While an area is drawn: how that is done, and how to leave it. */
export function AreaHint() {
  const t = useTranslate('annotator');
  const { drawArea } = useCommands().selections;
  const isDrawing = useAnnotatorState(({ selections }) => selections.isDrawingArea);
  const end = () => drawArea(false);
  useEscape(isDrawing, end);
  if (!isDrawing) return null;
  return (
    <div className={css['areaHint']} role="status">
      <span>{t('areas.hint')}</span>
      <Button onClick={end}>{t('cancel')}</Button>
    </div>
  );
}
