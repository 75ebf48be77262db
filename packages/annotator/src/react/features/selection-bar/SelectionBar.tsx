import type { SelectionColor } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { BookmarkPlus, Ellipsis, MapPinCheck, MessageSquare, Paperclip, Quote } from 'lucide-react';
import { useMemo, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import type { ViewerSelection } from '../../../core/ports/document-viewer';
import { SELECTION_COLORS } from '../../../core/selections/colors';
import { useCitation } from '../../annotator/labels/use-citation';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useAttachFiles } from '../../annotator/attachments/use-attach-files';
import { useBookmarkPlace } from '../../annotator/actions/use-bookmark-place';
import { useEscape } from '../../controls/keys/escape-stack';
import { BarButton } from './BarButton';
import { ColorMenu } from '../../annotator/colors/ColorMenu';
import { Swatch } from '../../annotator/colors/ColorSwatches';
import { useColorWords } from '../../annotator/colors/color-names';
import { FloatingBar } from './FloatingBar';
import css from './glossator-selection-bar.module.css';
import { useAnnotateText } from './use-annotate-text';
import { useCopyCitation } from '../../annotator/actions/use-copy-citation';

/** Colors shown before the others: the last one first, then those of the legend. */
const NEAR = 4;

/** The bar at the end of the text that is selected: highlight, comment, copy. Readers can only copy. */
export function SelectionBar({ stage }: { readonly stage: HTMLElement | null }) {
  const selection = useAnnotatorState(({ selections }) => selections.textSelection);
  if (!selection || selection.text.trim() === '') return null;
  const { x, y } = selection.endBox;
  return <OpenBar key={`${x} ${y} ${selection.text.length}`} stage={stage} selection={selection} />;
}

function OpenBar({
  stage,
  selection,
}: {
  readonly stage: HTMLElement | null;
  readonly selection: ViewerSelection;
}) {
  const t = useTranslate('annotator');
  const { highlightIn, legendNameOf } = useColorWords();
  const {
    selections: { create: createSelection, clearTextSelection },
    unported: { placeAtSelectedText },
  } = useCommands();
  const annotate = useAnnotateText();
  const chooseFiles = useAttachFiles();
  const bookmark = useBookmarkPlace();
  const copy = useCopyCitation();
  const citation = useCitation(selection.range);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  // The text is meant for an annotation whose place is being selected by hand.
  const isPlacing = useAnnotatorState(({ unported }) => unported.open?.what === 'byHand');
  const last = useAnnotatorState(({ selections }) => selections.color);
  const [isWide, setIsWide] = useState(false);
  useEscape(true, () => (isWide ? setIsWide(false) : clearTextSelection()));
  const entries = useAnnotatorState(({ legend }) => legend.entries);
  const inLegend = entries.map(({ color }) => color);
  const near = [...new Set([last, ...inLegend, ...SELECTION_COLORS])].slice(0, NEAR);
  const highlight = (color: SelectionColor) => createSelection({ color });
  const attach = () => {
    const id = createSelection({ purpose: 'attach' });
    if (id !== undefined) chooseFiles(id);
  };
  const { endBox } = selection;
  const end = useMemo(() => ({ ...endBox, x: endBox.x + endBox.width, width: 0 }), [endBox]);
  const page = selection.range?.startPage;
  return (
    <FloatingBar box={end} label={t('selectionBar.label')} stage={stage}>
      <div className={css['row']}>
        {isPlacing && (
          <BarButton
            icon={MapPinCheck}
            text={t('unported.useThisPlace')}
            shortcut="a"
            onPress={() => placeAtSelectedText()}
          />
        )}
        {canAnnotate && !isPlacing && (
          <>
            {near.map((color) => (
              <Swatch
                key={color}
                color={color}
                label={highlightIn(color)}
                name={legendNameOf(color)}
                isChosen={color === last}
                onChoose={() => highlight(color)}
                data-glossator-bar-item=""
              />
            ))}
            <BarButton
              icon={Ellipsis}
              label={t('selectionBar.allColors')}
              isOpen={isWide}
              onPress={() => setIsWide(!isWide)}
            />
            <span className={css['rule']} />
            <BarButton
              icon={MessageSquare}
              text={t('selectionBar.comment')}
              shortcut="c"
              onPress={annotate}
            />
            <BarButton
              icon={BookmarkPlus}
              label={t('selectionBar.bookmark')}
              shortcut="b"
              onPress={bookmark}
            />
            <BarButton icon={Paperclip} label={t('attachments.add')} onPress={attach} />
          </>
        )}
        {page !== undefined && (
          <BarButton
            icon={Quote}
            text={citation ?? t('selectionBar.copy')}
            label={
              citation === undefined
                ? t('selectionBar.copyHint')
                : t('selectionBar.copyArticle', { citation })
            }
            onPress={() => copy({ text: selection.text, startPage: page, citation })}
          />
        )}
      </div>
      {isWide && <ColorMenu chosen={last} labelOf={highlightIn} onChoose={highlight} />}
    </FloatingBar>
  );
}
