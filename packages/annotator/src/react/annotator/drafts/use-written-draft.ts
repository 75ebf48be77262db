import { useState } from 'react';
import {
  beginDraft,
  overtakeDraft,
  writeDraft,
  type WrittenDraft,
} from '../../../core/entities/written-draft';

/** A draft over `current`, for a form that no feature of the core keeps: it follows what becomes of that elsewhere. */
export function useWrittenDraft(current: string): {
  readonly draft: WrittenDraft;
  readonly write: (text: string) => void;
  /** Lets go of what was written. */
  readonly revert: () => void;
} {
  const [draft, setDraft] = useState(() => beginDraft(current));
  if (draft.original !== current) setDraft(overtakeDraft(draft, current));
  return {
    draft,
    write: (text) => setDraft(writeDraft(draft, text)),
    revert: () => setDraft(beginDraft(current)),
  };
}
