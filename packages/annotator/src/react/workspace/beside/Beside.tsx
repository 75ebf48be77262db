import { useTranslate } from '@glossator/i18n';
import { useEffect, useMemo, useRef } from 'react';
import type { AnnotatorSetup } from '../../annotator/context/annotator-props';
import { BesideContext, type BesideText } from '../../annotator/context/beside-context';
import { classNames } from '../../controls/class-names';
import { SplitHandle } from '../../controls/SplitHandle';
import { BesidePane } from './BesidePane';
import css from './glossator-beside.module.css';
import { PairSwitch } from './PairSwitch';

/** What a second document is shown with. */
export interface BesideProps {
  readonly annotator: AnnotatorSetup;
  readonly text: BesideText;
  /** The element around both documents. */
  readonly pair: HTMLElement | null;
  /** Of the room, for the first document. */
  readonly share: number;
  /** Whether the second one is shown, where there is room for one alone; undefined where both are. */
  readonly isInFront: boolean | undefined;
  readonly onShare: (share: number) => void;
  readonly onFront: (isInFront: boolean) => void;
  readonly onText: (text: BesideText) => void;
  readonly onClose: () => void;
}

/** A second document beside the first: the edge between them, or where there is room for one alone the switch from one to the other. */
export function Beside(props: BesideProps) {
  const { text } = props;
  const context = useMemo(() => ({ isShared: true, open: undefined, text }), [text]);
  return (
    <BesideContext.Provider value={context}>
      <Parts {...props} />
    </BesideContext.Provider>
  );
}

function Parts({ pair, share, isInFront, onShare, onFront, ...pane }: BesideProps) {
  const t = useTranslate('annotator');
  const { annotator, text } = pane;
  const theme = annotator.theme ?? 'auto';
  const row = useRef(pair);
  useEffect(() => {
    row.current = pair;
  }, [pair]);
  const titleOf = (documentId: number | undefined) =>
    annotator.documents.find(({ id }) => id === documentId)?.title;
  return (
    <>
      <div className={classNames('glossator-root', css['between'])} data-theme={theme}>
        {isInFront === undefined ? (
          <SplitHandle label={t('beside.resize')} row={row} share={share} onShare={onShare} />
        ) : (
          <PairSwitch
            titles={[titleOf(annotator.documentId) ?? t('beside.first'), titleOf(text.documentId) ?? '']}
            isSecond={isInFront}
            onChoose={onFront}
          />
        )}
      </div>
      <div
        className={classNames('glossator-root', css['side'])}
        data-theme={theme}
        data-hidden={isInFront === false}
        style={{ flexGrow: 1 - share }}
      >
        <BesidePane {...pane} />
      </div>
    </>
  );
}
