import type { UserRef } from '@glossator/client-sdk/contract';

/** Something written, by whom and when (ISO 8601). */
export interface SharedRemark {
  readonly author: Pick<UserRef, 'name' | 'isFormer'>;
  readonly at: string;
  readonly text: string;
}

/** What of an annotation or a general note goes into a mail. */
export interface SharedEntity {
  readonly kind: 'annotation' | 'note';
  readonly sender: { readonly name: string; readonly email: string };
  /** What the sender wrote with it; may be empty. */
  readonly message: string;
  /** The marked text and where it stands; undefined for a note. `page` counts from 1. */
  readonly quote:
    { readonly text: string; readonly citation: string | undefined; readonly page: number } | undefined;
  /** The comments on it, oldest first; of a note its text. */
  readonly remarks: readonly SharedRemark[];
  /** Sizes in bytes. */
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
  readonly codeTitle: string;
  readonly documentTitle: string;
  /** What lawyers call the document, where it has such a name. */
  readonly shortName?: string | undefined;
  readonly version: {
    readonly number: number;
    readonly createdAt: string;
    readonly legalDate?: string;
    readonly label?: string;
  };
  /** Opens the app at its place. */
  readonly url: string;
}
