import type { LegendEntry } from '@glossator/client-sdk/contract';
import { useState } from 'react';
import type { LegendFailure } from '../../../core/legend/commands';
import { useCommands } from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';

/** The name of a color while it is written: what is in the field, and how far saving it has come. */
export interface ColorNameDraft {
  readonly value: string;
  readonly isChanged: boolean;
  readonly status: 'idle' | 'saving' | 'saved';
  readonly failure: LegendFailure | undefined;
  readonly write: (value: string) => void;
  /** Back to the name that is saved. */
  readonly revert: () => void;
  /** Saves what was written; does nothing where nothing was. What failed stays in the field. */
  readonly save: () => Promise<void>;
}

/** The name of a color of the legend, to be changed. While nothing is written it follows other people's changes. */
export function useColorName({ color, name = '' }: LegendEntry): ColorNameDraft {
  const { saveColor } = useCommands().legend;
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [status, setStatus] = useState<ColorNameDraft['status']>('idle');
  const [failure, setFailure] = useState<LegendFailure | undefined>(undefined);
  const revert = () => {
    setDraft(undefined);
    setFailure(undefined);
  };
  useUnfinished({ text: draft === name ? undefined : draft, needs: 'organize', close: revert });
  return {
    value: draft ?? name,
    isChanged: draft !== undefined && draft.trim() !== name,
    status,
    failure,
    write: (value) => {
      setDraft(value);
      setStatus('idle');
      setFailure(undefined);
    },
    revert,
    save: async () => {
      if (draft === undefined || status === 'saving') return;
      if (draft.trim() === name) {
        setDraft(undefined);
        return;
      }
      setStatus('saving');
      const failed = await saveColor({ color, name: draft });
      setStatus(failed ? 'idle' : 'saved');
      setFailure(failed);
      if (!failed) setDraft(undefined);
    },
  };
}
