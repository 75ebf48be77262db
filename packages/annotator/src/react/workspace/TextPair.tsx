import { useMemo, useState, type ReactNode } from 'react';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';
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

interface TextPairProps {
  readonly annotator: AnnotatorSetup;
  /** The parts of the annotator, arranged. */
  readonly layout: ReactNode;
}

/** An annotator with its parts as they are arranged, and a second document beside it where the user wants one. */
export function TextPair({ annotator, layout }: TextPairProps) {
  const [pair, setPair] = useState<HTMLDivElement | null>(null);
  const [beside, setBeside] = useState<OpenedBeside | undefined>(undefined);
  const [share, setShare] = useState(0.5);
  const [isSecondInFront, setIsSecondInFront] = useState(true);
  const isOpen = beside !== undefined;
  const isNarrow = useNarrowPair(pair, isOpen);
  useEmbeddingChecks(pair, annotator);
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
        data-theme={annotator.theme ?? 'auto'}
        data-hidden={isNarrow && isSecondInFront}
        style={{ flexGrow: share }}
      >
        <BesideContext.Provider value={context}>
          <OneText annotator={annotator} layout={layout} />
        </BesideContext.Provider>
      </div>
      {beside && (
        <LazyBeside
          key={beside.turn}
          annotator={annotator}
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
