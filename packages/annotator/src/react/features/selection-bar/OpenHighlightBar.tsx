import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Bookmark, BookmarkMinus, MessageSquare, Paperclip, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { canDelete, canEdit, selectCanAnnotate } from '../../../core/access/selectors';
import type { Box } from '../../../core/ports/document-viewer';
import { placeOf } from '../../../core/selections/selectors';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { useCitation } from '../../annotator/labels/use-citation';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useAttachFiles } from '../../annotator/attachments/use-attach-files';
import { useEscape } from '../../controls/keys/escape-stack';
import { BarButton } from './BarButton';
import { FloatingBar } from './FloatingBar';
import css from './glossator-selection-bar.module.css';
import { RecolorButton } from '../../annotator/colors/RecolorButton';
import { useCopyCitation } from '../../annotator/actions/use-copy-citation';

interface OpenHighlightBarProps {
  readonly box: Box;
  readonly stage: HTMLElement | null;
  readonly selection: TextSelection;
  readonly onClose: () => void;
}

/** The bar itself. */
export function OpenHighlightBar({ box, stage, selection, onClose }: OpenHighlightBarProps) {
  const t = useTranslate('annotator');
  const {
    comments: { openForm: openCommentForm },
    selections: { delete: deleteSelection },
    panels: { chooseRightTab, chooseLeftTab },
    bookmarks: { keepPassage, releasePassage },
  } = useCommands();
  const attach = useAttachFiles();
  const offers = useOffers();
  const copy = useCopyCitation();
  const place = useAnnotatorState(({ selections }) => placeOf(selections, selection));
  const citation = useCitation(place);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const isEditable = useAnnotatorState((state) => canEdit(state, selection));
  const isDeletable = useAnnotatorState((state) => canDelete(state, selection));
  const [isAsking, setIsAsking] = useState(false);
  useEscape(true, onClose);
  const { id, data, isBookmark } = selection;
  const keep = () => {
    chooseLeftTab('bookmarks');
    keepPassage(id);
  };
  const comment = () => {
    chooseRightTab('annotations');
    openCommentForm(id);
  };
  return (
    <FloatingBar box={box} label={t('selectionBar.highlightLabel')} stage={stage} hasHandles={isEditable}>
      {isAsking ? (
        <ConfirmDeletion
          question={t('annotations.deleteQuestion', { count: data.length })}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => deleteSelection(id)}
        />
      ) : (
        <div className={css['row']}>
          {isEditable && <RecolorButton selection={selection} />}
          {canAnnotate && offers.comments && (
            <BarButton icon={MessageSquare} text={t('selectionBar.comment')} shortcut="c" onPress={comment} />
          )}
          {canAnnotate && offers.attachments && (
            <BarButton icon={Paperclip} label={t('attachments.add')} onPress={() => attach(id)} />
          )}
          {isEditable && offers.bookmarks && (
            <BarButton
              icon={isBookmark ? BookmarkMinus : Bookmark}
              label={t(isBookmark ? 'bookmarks.release' : 'bookmarks.keep')}
              onPress={() => (isBookmark ? releasePassage(id) : keep())}
            />
          )}
          <BarButton
            icon={Quote}
            text={citation ?? t('selectionBar.copy')}
            label={
              citation === undefined
                ? t('selectionBar.copyHint')
                : t('selectionBar.copyArticle', { citation })
            }
            onPress={() => copy({ text: selection.text, range: place ?? selection, isUncertain: !place })}
          />
          {isDeletable && (
            <BarButton
              icon={Trash2}
              label={t('annotations.delete')}
              onPress={() => (data.length > 0 ? setIsAsking(true) : deleteSelection(id))}
            />
          )}
        </div>
      )}
    </FloatingBar>
  );
}
