import * as documentText from '@glossator/document-text';
import type { PageText, TextRange } from '@glossator/document-text';

/** A change as our engine reports it; an empty range says where nothing stands. */
export interface TextChange {
  readonly kind: 'inserted' | 'deleted' | 'replaced' | 'moved';
  readonly old: TextRange;
  readonly new: TextRange;
  readonly words: readonly { readonly kind: string; readonly old: TextRange; readonly new: TextRange }[];
}

/** Where a selection belongs now, as our engine answers. */
export interface CarriedOver {
  readonly status: 'success' | 'unconfirmed' | 'failed';
  readonly confidence: number;
  readonly reason: object;
  readonly range?: TextRange;
}

interface Alignment {
  readonly old?: unknown;
}

interface Engine {
  alignDocuments(oldOne: readonly PageText[], newOne: readonly PageText[]): Alignment;
  findChanges(alignment: Alignment): TextChange[];
  carryOver(alignment: Alignment, selections: readonly TextRange[]): CarriedOver[];
}

/** The engine of document-text. Throws while the package does not export it. */
export function loadEngine(): Engine {
  const { alignDocuments, findChanges, carryOver } = documentText as object as Partial<Engine>;
  if (!alignDocuments || !findChanges || !carryOver) {
    throw new Error('packages/document-text does not export alignDocuments, findChanges and carryOver yet.');
  }
  return { alignDocuments, findChanges, carryOver };
}
