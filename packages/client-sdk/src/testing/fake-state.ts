import type {
  AccessLevel,
  Bookmark,
  CitationStyle,
  CodeDocument,
  CoverColor,
  InvitedLevel,
  LawPublication,
  LegendEntry,
  Note,
  Publication,
  SelectionColor,
  TextSelection,
  UploadContentType,
  User,
  UserNotification,
  UserRef,
} from '../contract/index';
import { createUuid } from '../http/random-key';
import type { FakeDeletion } from './fake-bin';
import type { FakeBinnedCode } from './fake-code-bin';

/** An account of the fake api. The password is kept as it is: nothing here outlives the page. */
export interface FakeUser {
  profile: User;
  password: string;
  isActivated: boolean;
}

/** A Code of the fake api; `members` holds everybody's access, the owner's too. */
export interface FakeCode {
  readonly id: number;
  title: string;
  coverColor: CoverColor;
  publication: Publication;
  isPublic: boolean;
  owner: FakeUser;
  readonly members: Map<number, AccessLevel>;
  colors: SelectionColor[];
  /** In the order of adding. */
  legend: readonly LegendEntry[];
  citationStyle?: CitationStyle | undefined;
  isSample?: true;
  readonly createdAt: string;
  updatedAt: string;
}

/** A pending invitation; `userId` is whom it is for, with an account or without. */
export interface FakeInvitation {
  readonly id: number;
  readonly codeId: number;
  readonly userId: number;
  /** As it was written. */
  readonly email: string;
  readonly by: FakeUser;
  readonly access: InvitedLevel;
  readonly message: string;
  readonly createdAt: string;
}

/** A notification, and whom it is for. */
export interface FakeNotification extends UserNotification {
  readonly userId: number;
}

/** A document of the fake api; its Selections are counted when it is shown. */
export type FakeDocument = Omit<CodeDocument, 'totalSelectionsCount'>;

/** A signed upload, and its content once it has arrived. `expiresAt` in milliseconds. */
export interface FakeUpload {
  readonly uuid: string;
  readonly userId: number;
  readonly contentType: UploadContentType;
  readonly expiresAt: number;
  readonly createdAt: string;
  content?: Uint8Array<ArrayBuffer>;
}

/** What a mail about an account is for, by where its link leads; with `login` and `register` it tells its reader something. */
export type FakeAccountMailKind = 'activation' | 'reset-password' | 'confirm-email' | 'login' | 'register';

/** A registration that waits for its link; `expiresAt` in milliseconds. */
export interface FakeRegistration {
  readonly profile: Omit<User, 'id'>;
  readonly password: string;
  readonly expiresAt: number;
}

/** A link by which somebody shows that a mailbox is theirs; `expiresAt` in milliseconds. */
export interface FakeLink {
  readonly userId: number;
  readonly kind: Exclude<FakeAccountMailKind, 'login' | 'activation' | 'register'>;
  readonly expiresAt: number;
  /** The address that it confirms, where it is about one. */
  readonly email?: string;
}

/** A user's second factor; `lastStep` is the newest one whose code was used. */
export interface FakeSecondFactor {
  readonly secret: string;
  isActive: boolean;
  lastStep: number;
  readonly recoveryCodes: Set<string>;
}

/** A message the fake api has "sent". */
export type FakeMessage =
  | {
      readonly kind: FakeAccountMailKind;
      readonly to: string;
      readonly link: string;
    }
  | {
      readonly kind: 'share';
      readonly to: string;
      readonly replyTo?: string;
      readonly subject: string;
      readonly text: string;
      readonly link: string;
    };

/** All data of one fake api. */
export interface FakeState {
  readonly users: Map<number, FakeUser>;
  /** Addresses whose accounts are admins', in lower case. */
  readonly admins: ReadonlySet<string>;
  /** User ids by bearer token. */
  readonly sessions: Map<string, number>;
  /** When each session began, by bearer token. */
  readonly sessionStarts: Map<string, string>;
  /** When a user saw a document last, by user and document: `7 12`. */
  readonly visits: Map<string, string>;
  /** By the tokens of their links. */
  readonly registrations: Map<string, FakeRegistration>;
  /** By their tokens. */
  readonly links: Map<string, FakeLink>;
  /** By their users' ids. */
  readonly secondFactors: Map<number, FakeSecondFactor>;
  /** By their tokens; `expiresAt` in milliseconds. */
  readonly trustedDevices: Map<string, { readonly userId: number; readonly expiresAt: number }>;
  readonly mailbox: FakeMessage[];
  readonly codes: Map<number, FakeCode>;
  /** Deleted Codes that can come back; their documents stay in their tables. */
  readonly codeBin: Map<number, FakeBinnedCode>;
  readonly invitations: Map<number, FakeInvitation>;
  readonly notifications: Map<number, FakeNotification>;
  readonly documents: Map<number, FakeDocument>;
  readonly selections: Map<number, TextSelection>;
  readonly bookmarks: Map<number, Bookmark>;
  readonly notes: Map<number, Note>;
  /** Where the laws of documents are published, by the documents' ids. */
  readonly publications: Map<number, LawPublication>;
  /** What was deleted and can come back, by scope and id. */
  readonly deletions: Map<string, FakeDeletion>;
  /** Uploads by the token of their address. */
  readonly uploads: Map<string, FakeUpload>;
  /** Milliseconds since 1970. */
  now(): number;
  /** ISO 8601 of now. */
  moment(): string;
  /** The next id of a table, counting from 1. */
  nextId(table: string): number;
  /** Ids given from now on are at least this. */
  countFrom(id: number): void;
  createUuid(): string;
}

/** An empty state. */
export function createFakeState(
  now: () => number,
  makeUuid: () => string = createUuid,
  admins: readonly string[] = [],
): FakeState {
  const lastIds = new Map<string, number>();
  let least = 1;
  return {
    users: new Map(),
    admins: new Set(admins.map((email) => email.toLowerCase())),
    sessions: new Map(),
    sessionStarts: new Map(),
    registrations: new Map(),
    links: new Map(),
    secondFactors: new Map(),
    visits: new Map(),
    trustedDevices: new Map(),
    mailbox: [],
    codes: new Map(),
    codeBin: new Map(),
    invitations: new Map(),
    notifications: new Map(),
    documents: new Map(),
    selections: new Map(),
    bookmarks: new Map(),
    notes: new Map(),
    publications: new Map(),
    deletions: new Map(),
    uploads: new Map(),
    now,
    moment: () => new Date(now()).toISOString(),
    nextId(table) {
      const id = Math.max(least, (lastIds.get(table) ?? 0) + 1);
      lastIds.set(table, id);
      return id;
    },
    countFrom(id) {
      least = id;
    },
    createUuid: makeUuid,
  };
}

/** The account with an e-mail address, in whatever case it is written. */
export function findUser(state: FakeState, email: string): FakeUser | undefined {
  const wanted = email.trim().toLowerCase();
  return [...state.users.values()].find(({ profile }) => profile.email.toLowerCase() === wanted);
}

/** A user as others see them: never the address. */
export function refOf(user: FakeUser): UserRef {
  if (user.profile.userType === 'archived')
    return { id: user.profile.id, name: 'Former user', isFormer: true };
  return { id: user.profile.id, name: `${user.profile.firstName} ${user.profile.lastName}` };
}

/** Stamps of something `user` makes now. */
export function stampsOf(state: FakeState, user: FakeUser) {
  const moment = state.moment();
  return { createdAt: moment, updatedAt: moment, createdBy: refOf(user) };
}

/** The documents of a Code in their order. */
export function documentsOf(state: FakeState, codeId: number): FakeDocument[] {
  return [...state.documents.values()]
    .filter((document) => document.codeId === codeId)
    .toSorted((one, other) => one.order - other.order);
}

/** The Selections of a document, in no order. */
export function selectionsOf(state: FakeState, documentId: number): TextSelection[] {
  return [...state.selections.values()].filter((selection) => selection.documentId === documentId);
}
