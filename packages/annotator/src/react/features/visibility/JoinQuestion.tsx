import { useTranslate } from '@glossator/i18n';
import { useRef } from 'react';
import { selectSelection } from '../../../core/selections/selectors';
import type { InTheWay } from '../../../core/access/visibility/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Dialog, DialogButtons } from '../../controls/Dialog';
import css from './glossator-join-dialog.module.css';
import { useName } from '../../annotator/labels/use-name';

/** Longest quote shown, in characters. */
const MOST_QUOTED = 160;

/** Asks what is to become of a highlight that was to be published where a published one is. */
export function JoinQuestion({ inTheWay }: { readonly inTheWay: InTheWay }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const { join, stayPrivate } = useCommands().visibility;
  const published = useAnnotatorState((state) => selectSelection(state, inTheWay.publishedId));
  const isOwn = useAnnotatorState(({ access }) => access.userId === published?.createdBy.id);
  // What loses nothing is at hand first.
  const stay = useRef<HTMLButtonElement>(null);
  const quote = published?.text.slice(0, MOST_QUOTED);
  return (
    <Dialog title={t('visibility.overlap.title')} initialFocus={stay} onClose={stayPrivate}>
      <p className={css['sentence']}>
        {published && quote !== undefined
          ? isOwn
            ? t('visibility.overlap.byYou', { quote })
            : t('visibility.overlap.by', { name: nameOf(published.createdBy), quote })
          : t('visibility.overlap.unknown')}
      </p>
      <p className={css['sentence']}>{t('visibility.overlap.explanation')}</p>
      <DialogButtons className={css['buttons']}>
        <Button ref={stay} onClick={stayPrivate}>
          {t('visibility.overlap.stay')}
        </Button>
        <Button look="primary" onClick={join}>
          {t('visibility.overlap.join')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
