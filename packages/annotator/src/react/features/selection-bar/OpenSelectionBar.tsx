import type { SelectionColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { BookmarkPlus, Ellipsis, MapPinCheck, MessageSquare, Mic, Paperclip, Quote } from 'lucide-react';
import { useMemo, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import type { ViewerSelection } from '../../../core/ports/document-viewer';
import { QUICK_COLORS, SELECTION_COLORS } from '../../../core/legend/colors';
import { useCitation } from '../../annotator/labels/use-citation';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';
import { useEscape } from '../../controls/keys/escape-stack';
import { VisibilitySwitch } from '../../annotator/visibility/VisibilitySwitch';
import { BarButton } from './BarButton';
import { ColorMenu } from '../../annotator/colors/ColorMenu';
import { Swatch } from '../../annotator/colors/ColorSwatches';
import { useColorWords } from '../../annotator/colors/color-names';
import { FloatingBar } from './FloatingBar';
import css from './glossator-selection-bar.module.css';
import { useAnnotateText } from './use-annotate-text';
import { useAttachToText } from './use-attach-to-text';
import { useCopyCitation } from '../../annotator/actions/use-copy-citation';

/** Colors shown before the others: the last one first, then those of the legend. */
const NEAR = 4;

interface OpenSelectionBarProps {
  readonly stage: HTMLElement | null;
  readonly selection: ViewerSelection;
}

/** The bar itself. */
export function OpenSelectionBar({ stage, selection }: OpenSelectionBarProps) {
  const t = useTranslate('annotator');
  const { highlightIn } = useColorWords();
  const { selections, unported } = useCommands();
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  // The text is meant for an annotation whose place is being selected manually.
  const isPlacing = useAnnotatorState((state) => state.unported.open?.what === 'byHand');
  const last = useAnnotatorState((state) => state.selections.color);
  const [isWide, setIsWide] = useState(false);
  useEscape(true, () => (isWide ? setIsWide(false) : selections.clearTextSelection()));
  const highlight = (color: SelectionColor) => selections.create({ color });
  const { endBox } = selection;
  const end = useMemo(() => ({ ...endBox, x: endBox.x + endBox.width, width: 0 }), [endBox]);
  return (
    <FloatingBar box={end} label={t('selectionBar.label')} stage={stage}>
      <div className={css['row']}>
        {isPlacing && (
          <BarButton
            icon={MapPinCheck}
            text={t('unported.useThisPlace')}
            shortcut="a"
            onPress={() => unported.placeAtSelectedText()}
          />
        )}
        {canAnnotate && !isPlacing && (
          <>
            <NearColors last={last} onChoose={highlight} />
            <BarButton
              icon={Ellipsis}
              label={t('selectionBar.allColors')}
              isOpen={isWide}
              onPress={() => setIsWide(!isWide)}
            />
            <WritingButtons />
          </>
        )}
        <CiteButton selection={selection} />
        {canAnnotate && !isPlacing && <VisibilitySwitch isCompact />}
      </div>
      {isWide && <ColorMenu chosen={last} labelOf={highlightIn} onChoose={highlight} />}
    </FloatingBar>
  );
}

/** The colors that are used most: the last one, those of the legend, and others that are easily distinguished. */
function NearColors(props: {
  readonly last: SelectionColor;
  readonly onChoose: (color: SelectionColor) => void;
}) {
  const { last, onChoose } = props;
  const { highlightIn, legendNameOf } = useColorWords();
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const inLegend = entries.map(({ color }) => color);
  const near = [...new Set([last, ...inLegend, ...QUICK_COLORS, ...SELECTION_COLORS])].slice(0, NEAR);
  return near.map((color) => (
    <Swatch
      key={color}
      color={color}
      label={highlightIn(color)}
      name={legendNameOf(color)}
      isChosen={color === last}
      onChoose={() => onChoose(color)}
      data-glossator-bar-item=""
    />
  ));
}

/** Comment, bookmark, attach files and record a media note. */
function WritingButtons() {
  const t = useTranslate('annotator');
  const annotate = useAnnotateText();
  const bookmark = useBookmarkPlace();
  const { attach, record } = useAttachToText();
  const { comments, bookmarks, attachments, media } = useOffers();
  if (!comments && !bookmarks && !attachments) return null;
  return (
    <>
      <span className={css['rule']} />
      {comments && (
        <BarButton icon={MessageSquare} text={t('selectionBar.comment')} shortcut="c" onPress={annotate} />
      )}
      {bookmarks && (
        <BarButton icon={BookmarkPlus} label={t('selectionBar.bookmark')} shortcut="b" onPress={bookmark} />
      )}
      {attachments && (
        <BarButton icon={Paperclip} label={t('attachments.add')} shortcut="f" onPress={attach} />
      )}
      {media && <BarButton icon={Mic} label={t('mediaNotes.add')} shortcut="m" onPress={record} />}
    </>
  );
}

/** Copies the text with its citation; nothing where its place is not known. */
function CiteButton({ selection }: { readonly selection: ViewerSelection }) {
  const t = useTranslate('annotator');
  const copy = useCopyCitation();
  const citation = useCitation(selection.range);
  const { text, range } = selection;
  if (!range) return null;
  const hint =
    citation === undefined ? t('selectionBar.copyHint') : t('selectionBar.copyArticle', { citation });
  return (
    <BarButton
      icon={Quote}
      text={citation ?? t('selectionBar.copy')}
      label={hint}
      onPress={() => copy({ text, range })}
    />
  );
}
