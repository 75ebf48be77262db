import type {
  CodeDocument,
  CodeUpdate,
  DocumentVersion,
  ReviewedUpdate,
  TextChange,
  TextSelection,
} from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { showCode } from './fake-views';
import { refusal } from './refusal';

/**
 * The Updates of all Codes of a fake api. It compares no texts: what a comparison would find, and how documents and Selections
 * look with the pending Update, is what these fields hold when a call is served.
 */
export interface FakeUpdates {
  /** The pending Update; reviewing it removes it. */
  update: CodeUpdate | undefined;
  documents: readonly CodeDocument[];
  selections: readonly TextSelection[];
  changes: readonly TextChange[];
  versions: readonly DocumentVersion[];
  reviewed: readonly ReviewedUpdate[];
}

type DocumentHandlers = Required<Pick<NonNullable<FakeHandlers['documents']>, 'selections' | 'update'>>;

/** Calls about Updates; calls about documents that say nothing of an Update go to `plain`. */
export function createUpdateHandlers({ state }: FakeParts, updates: FakeUpdates, plain: DocumentHandlers) {
  return {
    codes: {
      get: ({ input, code, user }) => {
        const shown = showCode(state, code, user);
        if (!input.showUpdates) return shown;
        const { update, documents } = updates;
        return { ...shown, documents: [...documents], hasUpdate: !!update, ...(update && { update }) };
      },
      review: ({ code, user }) => {
        if (!updates.update) throw refusal('UPDATE_MISSING');
        updates.update = undefined;
        return showCode(state, code, user);
      },
      updates: () => ({ data: [...updates.reviewed] }),
    },
    documents: {
      changes: ({ input }) => pageOf(updates.changes, input),
      versions: () => ({ data: [...updates.versions] }),
      selections: (call) =>
        call.input.showUpdates ? pageOf(updates.selections, call.input) : plain.selections(call),
      update: (call) => {
        if (!call.input.compare) return plain.update(call);
        const document = updates.documents.find(({ id }) => id === call.input.id);
        if (!document) throw refusal('NOT_FOUND');
        const again: CodeDocument = { ...document, comparison: { state: 'running', share: 0 } };
        updates.documents = updates.documents.map((other) => (other === document ? again : other));
        return again;
      },
    },
  } satisfies FakeHandlers;
}
