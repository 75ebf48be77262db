import { useMemo, useState } from 'react';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { BesideContext, type BesideText } from '../annotator/context/beside-context';
import { classNames } from '../controls/class-names';
import '../styles/glossator-tokens.css';
import css from './beside/glossator-beside.module.css';
import { LazyBeside } from './beside/LazyBeside';
import { useNarrowPair } from './beside/use-narrow-pair';
import { OneText } from './OneText';
import { useEmbeddingChecks } from './use-embedding-checks';

/** The text beside, and how many were opened there before. */
interface OpenedBeside extends BesideText {
  readonly turn: number;
}

/**
 * The annotator: toolbar, panels and document, and a second document beside it where the user wants one. It fills its container, which gives it
 * a height. Two of them on one page do not know of each other.
 */
export function Annotator(props: AnnotatorProps) {
  const [pair, setPair] = useState<HTMLDivElement | null>(null);
  const [beside, setBeside] = useState<OpenedBeside | undefined>(undefined);
  const [share, setShare] = useState(0.5);
  const [isSecondInFront, setIsSecondInFront] = useState(true);
  const isOpen = beside !== undefined;
  const isNarrow = useNarrowPair(pair, isOpen);
  useEmbeddingChecks(pair, props);
  const context = useMemo(
    () => ({
      isShared: isOpen,
      open(text: BesideText) {
        setBeside((before) => ({ ...text, turn: (before?.turn ?? 0) + 1 }));
        setIsSecondInFront(true);
      },
    }),
    [isOpen],
  );
  return (
    <div ref={setPair} className={css['pair']} data-glossator-pair={isOpen} data-narrow={isNarrow}>
      <div
        className={classNames(css['side'], isOpen && 'glossator-root')}
        data-theme={props.theme ?? 'auto'}
        data-hidden={isNarrow && isSecondInFront}
        style={{ flexGrow: share }}
      >
        <BesideContext.Provider value={context}>
          <OneText annotator={props} />
        </BesideContext.Provider>
      </div>
      {beside && (
        <LazyBeside
          key={beside.turn}
          annotator={props}
          text={beside}
          pair={pair}
          share={share}
          isInFront={isNarrow ? isSecondInFront : undefined}
          onShare={setShare}
          onFront={setIsSecondInFront}
          onText={(text) => setBeside({ ...text, turn: beside.turn })}
          onClose={() => setBeside(undefined)}
        />
      )}
    </div>
  );
}
