import { useTranslate } from '@glossator/i18n';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import css from './glossator-notices.module.css';

interface OverlapOfferProps {
  readonly noticeId: number;
  /** The annotation that is in the way. */
  readonly selectionId: number;
}

/** What can be done where a text is marked already: open that annotation, or comment on it. */
export function OverlapOffer({ noticeId, selectionId }: OverlapOfferProps) {
  const t = useTranslate('annotator');
  const {
    selections: { show: showSelection, clearTextSelection },
    comments: { openForm: openCommentForm },
    panels: { chooseRightTab },
    notices: { dismiss: dismissNotice },
  } = useCommands();
  const { comments } = useOffers();
  const canComment = useAnnotatorState(selectCanAnnotate) && comments;
  const open = async (isCommenting: boolean) => {
    dismissNotice(noticeId);
    clearTextSelection();
    chooseRightTab('annotations');
    const isThere = await showSelection(selectionId);
    if (isThere && isCommenting) openCommentForm(selectionId);
  };
  return (
    <div className={css['offers']}>
      <Button onClick={() => void open(false)}>{t('notices.openExisting')}</Button>
      {canComment && <Button onClick={() => void open(true)}>{t('notices.commentExisting')}</Button>}
    </div>
  );
}
