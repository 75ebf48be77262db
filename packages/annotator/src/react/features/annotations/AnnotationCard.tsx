import type { SelectionColor, TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { memo } from 'react';
import { canEdit, selectCanAnnotate } from '../../../core/access/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Card } from '../../controls/cards/Card';
import cards from '../../controls/cards/glossator-cards.module.css';
import { classNames } from '../../controls/class-names';
import { UploadList } from '../../annotator/attachments/UploadList';
import { useFileDrop } from '../../annotator/attachments/use-file-drop';
import { ColorDot } from '../../annotator/colors/ColorDot';
import { colorPaint, useColorWords } from '../../annotator/colors/color-names';
import { CardActions } from './CardActions';
import { CardBookmark } from './CardBookmark';
import { CardEntries } from './CardEntries';
import { CardStatus } from './CardStatus';
import { CardTags } from './CardTags';
import { ElsewhereEntries } from './ElsewhereEntries';
import { Marked } from './Marked';
import { useGoToAnnotation } from './use-go-to-annotation';
import { CommentForm } from './CommentForm';
import { NewMark } from './NewMark';
import css from './glossator-annotations.module.css';
import { isUnported, placeOf } from '../../../core/selections/selectors';
import { useCardOfHighlight } from '../../annotator/highlights/use-highlight-description';
import { useCitation } from '../../annotator/labels/use-citation';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useVersions } from '../../annotator/context/versions-context';
import { PrivateMark } from '../../annotator/visibility/PrivateMark';
import { useWhen } from '../../annotator/labels/use-when';
import { useName } from '../../annotator/labels/use-name';

interface AnnotationCardProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
}

/** One highlight with what is written on it: pressing it shows the place, and the active one can be worked on. */
export const AnnotationCard = memo(function AnnotationCard({ selection, isActive }: AnnotationCardProps) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const pageLabel = usePageLabel();
  const when = useWhen();
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
  const drop = useFileDrop(canAnnotate && isHere, (files) => attachFiles(selection.id, files));
  const place = useAnnotatorState(({ selections }) => placeOf(selections, selection));
  // An area stands beside the articles around it, not in one of them.
  const citation = useCitation(selection.area ? undefined : place);
  const cardId = useCardOfHighlight(selection.id);
  const goTo = useGoToAnnotation();
  // What is printed on the pages of a document is known while it is open.
  const page = isHere ? pageLabel(selection.startPage) : String(selection.startPage + 1);
  const label = useCardLabel(selection, page);
  const { id, color, createdBy, createdAt } = selection;
  const canDecide = useVersions().opened === undefined;

  /** One whose place is not sure leads to where that is decided. */
  const show = () => {
    if (isHere && isUnported(selection) && canDecide) chooseRightTab('code-update');
    goTo(selection);
  };
  return (
    <Card
      id={cardId}
      className={classNames(css['card'], isActive && css['active'], drop.isDragOver && css['over'])}
      label={label}
      isActive={isActive}
      edge={colorPaint(color, true)}
      onChoose={show}
      tabIndex={isActive ? 0 : -1}
      data-glossator-card={id}
      {...drop.handlers}
    >
      <header className={css['head']}>
        <button type="button" className={css['cite']} title={t('annotations.goTo')} onClick={show}>
          {citation !== undefined && <span>{citation}</span>}
          <span>{t('annotations.page', { page })}</span>
        </button>
        <span className={cards['byline']}>
          {isHere && <NewMark of={[selection]} />}
          <b>{nameOf(createdBy)}</b>
          <time dateTime={createdAt}>{when(createdAt)}</time>
        </span>
      </header>
      <ColorLabel color={color} />
      <Marked selection={selection} isActive={isActive} isHere={isHere} />
      <PrivateMark kind="selection" entity={selection} />
      <CardBookmark selection={selection} />
      <CardTags selection={selection} isActive={isActive} />
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

/** What the color of a highlight stands for. How a color looks is named only where it cannot be seen: in forced colors. */
function ColorLabel({ color }: { readonly color: SelectionColor }) {
  const { nameOf, legendNameOf } = useColorWords();
  const isNamed = legendNameOf(color) !== undefined;
  return (
    <p className={classNames(css['color'], !isNamed && css['colorUnseen'])}>
      <ColorDot color={color} size={10} />
      <span className={css['colorName']}>{nameOf(color)}</span>
    </p>
  );
}
