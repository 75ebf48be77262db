import type { TextChange, UnreadPages } from '@glossator/client-sdk/contract';
import type { BlobStore } from '../../../blobs/blob-store';
import type {
  CarriedRange,
  ComparingWatch,
  QuotedRange,
  TextComparer,
  TextComparison,
} from '../../../comparing/text-comparer';
import type { TextStore } from '../../documents/text/text-store';
import type { VersionRow } from '../../../tables/documents';
import { createChangeStore } from './change-store';

/** Two Versions by the uuids of their files, and the places to carry over. */
export interface VersionPair {
  readonly from: string;
  readonly to: string;
  readonly places: readonly QuotedRange[];
  readonly wantsChanges: boolean;
}

/** The file of a Version. */
type StoredPdf = Pick<VersionRow, 'uuid' | 'pages'>;

/** Compares stored Versions. */
export interface VersionComparer {
  /** Compares, and keeps the changes where they are wanted. Throws what the comparer and the text store throw. */
  compare(pair: VersionPair, watch?: ComparingWatch): Promise<TextComparison>;
  /** The changes between two Versions: kept ones, or found now. */
  changes(from: string, to: string): Promise<readonly TextChange[]>;
  /** How many pages of two Versions cannot be read: nothing is compared where there are some, for they would look deleted or new. */
  unreadPages(from: StoredPdf, to: StoredPdf): Promise<UnreadPages>;
}

/** Makes it; `ownerOf` says whose storage the file of a Version counts to. */
export function createVersionComparer(
  comparer: TextComparer,
  texts: TextStore,
  blobs: BlobStore,
  ownerOf: (uuid: string) => Promise<number | undefined>,
): VersionComparer {
  const kept = createChangeStore(blobs);

  async function compare(
    { from, to, places, wantsChanges }: VersionPair,
    watch: ComparingWatch = {},
  ): Promise<TextComparison> {
    const owner = await ownerOf(to);
    const task = { owner, old: await texts.open(from), new: await texts.open(to), places, wantsChanges };
    const comparison = await comparer.compare(task, watch);
    if (wantsChanges) await kept.put(from, to, comparison.changes);
    if (comparison.newWords > 0) return comparison;
    // A scan says nothing about any annotation: nothing is guessed.
    return { ...comparison, carried: places.map(() => WITHOUT_TEXT) };
  }

  return {
    compare,
    unreadPages: async (from, to) => ({
      old: await texts.unreadPages(from),
      new: await texts.unreadPages(to),
    }),
    async changes(from, to) {
      const known = await kept.get(from, to);
      return known ?? (await compare({ from, to, places: [], wantsChanges: true })).changes;
    },
  };
}

const WITHOUT_TEXT: CarriedRange = {
  status: 'failed',
  confidence: 0,
  reason: { kind: 'no-text-layer', changedWords: 0 },
  candidates: [],
};
