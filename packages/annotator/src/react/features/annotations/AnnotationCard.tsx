import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { memo } from 'react';
import { canEdit, selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { Card } from '../../controls/cards/Card';
import { classNames } from '../../controls/class-names';
import { UploadList } from '../../annotator/attachments/UploadList';
import { useFileDrop } from '../../annotator/attachments/use-file-drop';
import { colorPaint, useColorWords } from '../../annotator/colors/color-names';
import { Slot } from '../../annotator/slots/Slot';
import type { AnnotationCardProps } from '../../annotator/slots/slots';
import { CardActions } from './CardActions';
import { CardBookmark } from './CardBookmark';
import { CardEntries } from './CardEntries';
import { CardHead } from './CardHead';
import { ColorLabel } from './ColorLabel';
import picking from './glossator-picking.module.css';
import { PickBox } from './PickBox';
import { CardStatus } from './CardStatus';
import { CardTags } from './CardTags';
import { ElsewhereEntries } from './ElsewhereEntries';
import { Marked } from './Marked';
import { useCitedPlace } from './use-cited-place';
import { useGoToAnnotation } from './use-go-to-annotation';
import { CommentForm } from './CommentForm';
import css from './glossator-annotations.module.css';
import { isUnported } from '../../../core/selections/selectors';
import { useCardOfHighlight } from '../../annotator/highlights/use-highlight-description';
import { useVersions } from '../../annotator/context/versions-context';
import { PrivateMark } from '../../annotator/visibility/PrivateMark';

/** One highlight with what is written on it: pressing it shows the place, and the active one can be worked on. */
export const AnnotationCard = memo(function AnnotationCard(props: AnnotationCardProps) {
  const { selection, isPicked, onPick } = props;
  const isPicking = isPicked !== undefined;
  // While several are picked, none is worked on.
  const isActive = props.isActive && !isPicking;
  const {
    attachments: { attach: attachFiles },
    panels: { chooseRightTab },
  } = useCommands();
  const form = useAnnotatorState(({ comments }) =>
    comments.form?.selectionId === selection.id &&
    comments.form.commentId === undefined &&
    comments.form.replyTo === undefined
      ? comments.form
      : undefined,
  );
  const isHere = useAnnotatorState(({ documents }) => documents.activeId === selection.documentId);
  const isEditable = useAnnotatorState((state) => canEdit(state, selection));
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const { attachments } = useOffers();
  const drop = useFileDrop(canAnnotate && isHere && attachments, (files) => attachFiles(selection.id, files));
  const cardId = useCardOfHighlight(selection.id);
  const goTo = useGoToAnnotation();
  const place = useCitedPlace(selection);
  const label = useCardLabel(selection, place.page);
  const { id, color } = selection;
  const canDecide = useVersions().opened === undefined;

  /** One whose place is not sure leads to where that is decided. */
  const show = () => {
    if (isHere && isUnported(selection) && canDecide) chooseRightTab('code-update');
    goTo(selection);
  };
  const pick = (isShift: boolean) => onPick(id, isShift);
  return (
    <Card
      id={cardId}
      className={classNames(
        css['card'],
        isActive && css['active'],
        drop.isDragOver && css['over'],
        isPicking && picking['card'],
        isPicked && picking['picked'],
      )}
      label={label}
      isActive={isActive}
      edge={colorPaint(color, true)}
      onChoose={isPicking ? pick : show}
      tabIndex={isActive ? 0 : -1}
      data-glossator-card={id}
      {...drop.handlers}
    >
      <CardHead selection={selection} place={place} isHere={isHere} onShow={show}>
        {isPicking && <PickBox label={label} isPicked={isPicked} onPick={pick} />}
      </CardHead>
      <ColorLabel color={color} />
      <Marked selection={selection} isActive={isActive} isHere={isHere} />
      <PrivateMark kind="selection" entity={selection} />
      <CardBookmark selection={selection} />
      <CardTags selection={selection} isActive={isActive} />
      <Slot name="CardFields" own={undefined} props={{ selection, isActive }} />
      <CardStatus selection={selection} />
      {isHere ? (
        <CardEntries selection={selection} isActive={isActive} />
      ) : (
        <ElsewhereEntries selection={selection} />
      )}
      <UploadList kind="selection" id={id} />
      {form && <CommentForm form={form} />}
      {isActive && !form && <CardActions selection={selection} isEditable={isEditable} />}
    </Card>
  );
});

/** What a card is called. */
function useCardLabel({ color, area, text }: TextSelection, page: string): string {
  const t = useTranslate('annotator');
  const { lookOf, legendNameOf } = useColorWords();
  const standsFor = legendNameOf(color);
  const called = { color: standsFor ?? lookOf(color), page };
  if (area) return t('areas.card', called);
  const quote = text.slice(0, 120);
  return t(standsFor === undefined ? 'annotations.card' : 'annotations.cardNamed', { ...called, quote });
}
