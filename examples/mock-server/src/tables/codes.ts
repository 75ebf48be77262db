import type {
  AccessLevel,
  CitationStyle,
  CoverColor,
  Publication,
  SelectionColor,
} from '@glossator/client-sdk/contract';

/**
 * The head of a Code, kept with the accounts so that lists and permissions need not open the Code. A Code in state
 * `binned` is in its owner's recycle bin, and there for nobody else; one in state `deleting` is there for nobody: the next start finishes what
 * a crash left.
 */
export interface CodeRow {
  readonly id: number;
  readonly ownerId: number;
  readonly title: string;
  readonly coverColor: CoverColor;
  readonly publication: Publication;
  readonly isPublic: boolean;
  /** How its citations are written; absent: in the way of each text. */
  readonly citationStyle?: CitationStyle;
  readonly state: 'active' | 'binned' | 'deleting';
  /** Of one in the bin: since when, in milliseconds since 1970. */
  readonly binnedAt?: number;
  /** Its owner made it to try the product. */
  readonly isSample?: true;
  /** The Code that this copy follows. */
  readonly sourceId?: number;
  /** From where the owner receives the change log (`permissions/log-floor.ts`); counts for that user only. */
  readonly ownerFloor?: { readonly userId: number; readonly seq: number };
  /** The same for those who read it because it is published and public; gone as soon as it is not. */
  readonly publicFloor?: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly createdBy: number;
}

/** A user who is not the owner but was invited to a Code; `id` is `codeId:userId`. Pending ones have no access yet. */
export interface MemberRow {
  readonly id: string;
  readonly codeId: number;
  readonly userId: number;
  readonly access: Exclude<AccessLevel, 'owner'>;
  readonly status: 'pending' | 'accepted';
  /** Of a pending one: the invitation's own id, which tells nothing of whom it is for. */
  readonly invitationId?: number;
  /** Of a pending one: the address as it was written, who wrote it, what went with it, and when. */
  readonly invitation?: {
    readonly email: string;
    readonly by: number;
    readonly message: string;
    readonly at: string;
  };
  /** Since when they have been in the Code (ISO 8601); not there in rows of older releases. */
  readonly joinedAt?: string;
  /** From where they receive the change log (`permissions/log-floor.ts`); not there in a row of an access that begins. */
  readonly floor?: number;
}

/** A color that a Code uses or was given, and what it stands for. Custom ones that are not `isAdded` are only used. */
export interface ColorRow {
  readonly id: SelectionColor;
  readonly name?: string;
  readonly isAdded?: boolean;
}
