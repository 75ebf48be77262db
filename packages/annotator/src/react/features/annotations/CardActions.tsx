import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { MessageSquare, Mic, Paperclip, Quote, Send, Trash2 } from 'lucide-react';
import { canDelete, selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useAttachFiles } from '../../annotator/attachments/use-attach-files';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { RecolorButton } from '../../annotator/colors/RecolorButton';
import { useCopyCitation } from '../../annotator/actions/use-copy-citation';
import { placeOf } from '../../../core/selections/selectors';
import { isPrivate } from '../../../core/entities/visibility';
import { VisibilityButton } from '../../annotator/visibility/VisibilityButton';
import { ConfirmDeletion } from '../../controls/Confirmation';
import css from './glossator-annotations.module.css';

interface CardActionsProps {
  readonly selection: TextSelection;
  readonly isEditable: boolean;
}

/** What can be done with the active highlight. */
export function CardActions({ selection, isEditable }: CardActionsProps) {
  const t = useTranslate('annotator');
  const {
    comments: { openForm: openCommentForm },
    selections: { delete: deleteSelection, askDeletion, cancelDeletion },
    attachments: { openMediaNote },
    sharing: { open: openShare },
  } = useCommands();
  const attach = useAttachFiles();
  const offers = useOffers();
  const copy = useCopyCitation();
  const place = useAnnotatorState(({ selections }) => placeOf(selections, selection));
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isDeletable = useAnnotatorState((state) => canDelete(state, selection));
  const isAsking = useAnnotatorState(({ selections }) => selections.askedDeletion === selection.id);
  const count = selection.data.length;
  if (isAsking)
    return (
      <ConfirmDeletion
        question={t('annotations.deleteQuestion', { count })}
        onCancel={cancelDeletion}
        onConfirm={() => deleteSelection(selection.id)}
      />
    );
  return (
    <footer className={css['actions']}>
      {canAnnotate && offers.comments && (
        <Button title={t('comments.add')} onClick={() => openCommentForm(selection.id)} aria-keyshortcuts="c">
          <MessageSquare aria-hidden="true" size={13} />
          <span className={css['words']}>{t('comments.add')}</span>
        </Button>
      )}
      {canAnnotate && offers.attachments && (
        <IconButton icon={Paperclip} label={t('attachments.add')} onClick={() => attach(selection.id)} />
      )}
      {canAnnotate && offers.media && (
        <IconButton icon={Mic} label={t('mediaNotes.add')} onClick={() => openMediaNote(selection.id)} />
      )}
      <span className={css['grow']} />
      {canAnnotate && offers.share && selection.id > 0 && !isPrivate(selection) && (
        <IconButton
          icon={Send}
          label={t('sharing.button')}
          onClick={() => openShare({ kind: 'annotation', id: selection.id })}
        />
      )}
      <IconButton
        icon={Quote}
        label={t('annotations.copy')}
        onClick={() => copy({ text: selection.text, range: place ?? selection, isUncertain: !place })}
      />
      <VisibilityButton kind="selection" entity={selection} />
      {isEditable && <RecolorButton selection={selection} />}
      {isDeletable && (
        <IconButton
          icon={Trash2}
          label={t('annotations.delete')}
          onClick={() => askDeletion(selection.id)}
          aria-keyshortcuts="Delete"
        />
      )}
    </footer>
  );
}
