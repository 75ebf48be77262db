import type { CodeDocument } from '@glossator/client-sdk/contract';
import { scannedPagesOf } from '@glossator/client-sdk/order';
import type { CodeSearchState } from './state';

/** What a search of the whole Code cannot find because it stands on scans. */
export interface Scans {
  readonly pages: number;
  /** The documents that have such pages. */
  readonly titles: readonly string[];
}

/** The scans among documents, `undefined` where there are none or where only annotations are searched. */
export function scansIn(
  documents: readonly Pick<CodeDocument, 'title' | 'version' | 'pages'>[],
  scope: CodeSearchState['scope'],
): Scans | undefined {
  const scanned = scope === 'annotations' ? [] : documents.filter((each) => scannedPagesOf(each) > 0);
  if (scanned.length === 0) return undefined;
  return {
    pages: scanned.reduce((sum, document) => sum + scannedPagesOf(document), 0),
    titles: scanned.map(({ title }) => title),
  };
}
