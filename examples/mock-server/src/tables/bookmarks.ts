import type { Visibility } from '@glossator/client-sdk/contract';

/** A named page of a document; `page` counts from 0. */
export interface BookmarkRow {
  readonly id: number;
  readonly documentId: number;
  readonly name: string;
  readonly page: number;
  /** For all who see the Code where it is absent, as in what older releases stored. */
  readonly visibility?: Visibility;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}
