import type { LegendEntry } from '@glossator/client-sdk/contract';
import { useState } from 'react';
import type { LegendFailure } from '../../../core/legend/commands';
import { useWrittenDraft } from '../../annotator/drafts/use-written-draft';
import { useCommands } from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';

/** The name of a color while it is written: what is in the field, and how far saving it has come. */
export interface ColorNameDraft {
  readonly value: string;
  /** The name that somebody else has given it since this was begun. */
  readonly elsewhere: string | undefined;
  readonly isChanged: boolean;
  readonly status: 'idle' | 'saving' | 'saved';
  readonly failure: LegendFailure | undefined;
  readonly write: (value: string) => void;
  /** Back to the name that is saved. */
  readonly revert: () => void;
  /** Saves what was written; does nothing where nothing was. What failed stays in the field. */
  readonly save: () => Promise<void>;
}

/** The name of a color of the legend, to be changed. While nothing is written it follows other people's changes; then these are laid beside it. */
export function useColorName({ color, name = '' }: LegendEntry): ColorNameDraft {
  const { saveColor } = useCommands().legend;
  const { draft, write, revert: letGo } = useWrittenDraft(name);
  const { text, elsewhere } = draft;
  const [status, setStatus] = useState<ColorNameDraft['status']>('idle');
  const [failure, setFailure] = useState<LegendFailure | undefined>(undefined);
  const revert = () => {
    letGo();
    setFailure(undefined);
  };
  useUnfinished({ text: text === name ? undefined : text, needs: 'organize', close: revert });
  return {
    value: text,
    elsewhere,
    isChanged: text.trim() !== name,
    status,
    failure,
    write: (value) => {
      write(value);
      setStatus('idle');
      setFailure(undefined);
    },
    revert,
    save: async () => {
      if (text === name || status === 'saving') return;
      const given = text.trim();
      if (given === name) {
        revert();
        return;
      }
      write(given);
      setStatus('saving');
      const failed = await saveColor({ color, name: given });
      setStatus(failed ? 'idle' : 'saved');
      setFailure(failed);
    },
  };
}
