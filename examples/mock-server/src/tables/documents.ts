import type { CarryOverCounts, LookResult } from '@glossator/client-sdk/contract';

/** A document of a Code; `order` counts from 0 without gaps. Title and place are the document's, the file is its Version's. */
export interface DocumentRow {
  readonly id: number;
  readonly title: string;
  /** What it is called in citations; empty where its title is to stand there, absent while nobody and nothing has said. */
  readonly shortName?: string;
  readonly order: number;
  /** The current Version. */
  readonly versionId: number;
  readonly totalSelectionsCount: number;
  /** `added`: the pending Update will bring it; `archived`: an approved one deleted it. Absent: it is one of the Code's documents. */
  readonly state?: 'added' | 'archived';
  /** What the pending Update will do to it. */
  readonly pending?: PendingChange;
  /** In a copy that follows another Code: the document there that this one is, as it was taken over last. */
  readonly source?: SourceDocument;
  /** Where its law is published, and what was found there. */
  readonly publication?: PublicationRow;
  /** When annotations of its PDF were last imported, or that was undone. */
  readonly importedAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** Where the law of a document is published, and what came of looking there last. */
export interface PublicationRow {
  readonly url?: string;
  readonly eli?: string;
  readonly ecli?: string;
  readonly looked?: { readonly at: string; readonly result: LookResult };
  /** What was found there last: how its server calls this state, the SHA-256 of the file, and that of its text where it was read. */
  readonly seen?: {
    readonly etag?: string;
    readonly lastModified?: string;
    readonly sha256: string;
    readonly text?: string;
  };
  /** The Version that was made of it last. */
  readonly versionId?: number;
}

/** What a pending Update will do to a document; what it leaves as it is is not there. */
export interface PendingChange {
  readonly title?: string;
  readonly order?: number;
  readonly versionId?: number;
  readonly isDeleted?: true;
  /** The state of the followed Code that this brings. */
  readonly source?: SourceDocument;
}

/** A document of a followed Code, and what of it the copy has. */
export interface SourceDocument {
  readonly documentId: number;
  readonly versionId: number;
  readonly title: string;
}

/** One stored PDF of a document; `number` counts from 1, `size` is in bytes. */
export interface VersionRow {
  readonly id: number;
  readonly documentId: number;
  readonly number: number;
  readonly uuid: string;
  readonly size: number;
  readonly pages: number;
  /** Of which day its law is (ISO 8601), and what else it is called. */
  readonly legalDate?: string;
  readonly label?: string;
  /** Its text has been asked for that, or somebody has said it. */
  readonly isAsked?: boolean;
  /** How many of its pages are pictures without text; absent while that has not been asked. */
  readonly pagesWithoutText?: number;
  readonly status: 'current' | 'pending' | 'archived';
  /** How the Selections came into it, once an Update made it current. */
  readonly carryOver?: CarryOverCounts;
  readonly createdAt: string;
  readonly createdBy: number;
}
