import type { AnswerRow } from './answers';
import type {
  IntervalFields,
  Partition,
  Reader,
  Schema,
  PartitionStore,
  Transaction,
} from '../storage/storage';
import type { BinRow } from './bin';
import type { LinkRow, SecondFactorRow, SessionRow, TrustedDeviceRow } from './sessions';
import type { BookmarkRow } from './bookmarks';
import type { CodeRow, ColorRow, MemberRow } from './codes';
import type { DocumentRow, VersionRow } from './documents';
import type { FileRow } from './files';
import type { MoveRow } from './moves';
import type { NoteAttachmentRow, NoteRow } from './notes';
import { DAILY_MAILS, type DailyMailRow, type NotificationRow } from './notifications';
import type { DataImportRow } from './data-imports';
import type { ImportRow } from './imports';
import type { OwnEventRow } from './own-events';
import type { CodeDigestRow, TextUseRow } from './totals';
import type { VisitRow } from './visits';
import type { RegistrationRow, UserRow } from './users';
import type { AttachmentRow, CommentRow, SelectionRow } from './selections';
import { PENDING_TASKS, type PendingTaskRow } from './pending-tasks';
import type { CarriedRow, ComparisonRow, LineageRow, ReviewRow, UpdateRow } from './updates';

/** The tables of the accounts partition: people, their sessions and files, the heads of all Codes and who may enter them. */
export type AccountTables = {
  users: UserRow;
  registrations: RegistrationRow;
  sessions: SessionRow;
  links: LinkRow;
  secondFactors: SecondFactorRow;
  trustedDevices: TrustedDeviceRow;
  codes: CodeRow;
  members: MemberRow;
  files: FileRow;
  /** The Codes whose bins are not empty. */
  bins: { readonly id: number };
  answers: AnswerRow;
  notifications: NotificationRow;
  [DAILY_MAILS]: DailyMailRow;
  codeDigests: CodeDigestRow;
  dataImports: DataImportRow;
  [PENDING_TASKS]: PendingTaskRow;
  moves: MoveRow;
};

/** The tables of a Code's partition: everything in it. */
export type CodeTables = {
  documents: DocumentRow;
  versions: VersionRow;
  selections: SelectionRow;
  comments: CommentRow;
  bookmarks: BookmarkRow;
  updates: UpdateRow;
  reviews: ReviewRow;
  comparisons: ComparisonRow;
  carried: CarriedRow;
  lineage: LineageRow;
  notes: NoteRow;
  noteAttachments: NoteAttachmentRow;
  attachments: AttachmentRow;
  colors: ColorRow;
  bin: BinRow;
  imports: ImportRow;
  ownEvents: OwnEventRow;
  answers: AnswerRow;
  textUse: TextUseRow;
  visits: VisitRow;
};

/** Shape of the accounts partition. */
export const accountsSchema: Schema<AccountTables> = {
  tables: [
    'users',
    'registrations',
    'sessions',
    'links',
    'secondFactors',
    'trustedDevices',
    'codes',
    'members',
    'files',
    'bins',
    'answers',
    'notifications',
    DAILY_MAILS,
    'codeDigests',
    'dataImports',
    PENDING_TASKS,
    'moves',
  ],
  indexes: {
    users: ['emailKey'],
    registrations: ['emailKey'],
    sessions: ['userId'],
    links: ['userId'],
    trustedDevices: ['userId'],
    codes: ['ownerId', 'isPublic', 'state', 'sourceId'],
    members: ['codeId', 'userId', 'invitationId'],
    files: ['ownerId', 'state', 'codeId'],
    answers: ['day', 'callerId'],
    notifications: ['userId'],
    [DAILY_MAILS]: ['userId'],
  },
};

/** The pages of a Selection, among those of its document. */
export const SELECTION_PAGES = {
  among: 'documentId',
  first: ['range', 'startPage'],
  last: ['range', 'endPage'],
} as const satisfies IntervalFields;

/** Shape of a Code's partition. */
export const codeSchema: Schema<CodeTables> = {
  tables: [
    'documents',
    'versions',
    'selections',
    'comments',
    'bookmarks',
    'notes',
    'noteAttachments',
    'attachments',
    'colors',
    'updates',
    'reviews',
    'comparisons',
    'carried',
    'lineage',
    'bin',
    'imports',
    'ownEvents',
    'answers',
    'textUse',
    'visits',
  ],
  indexes: {
    versions: ['documentId', 'uuid'],
    selections: ['documentId', 'visibility', 'status'],
    comments: ['documentId', 'selectionId'],
    visits: ['documentId'],
    bookmarks: ['documentId'],
    notes: ['documentId', 'visibility'],
    comparisons: ['documentId'],
    carried: ['documentId'],
    noteAttachments: ['documentId', 'noteId', 'uuid'],
    attachments: ['documentId', 'selectionId', 'uuid'],
    bin: ['documentId'],
    imports: ['documentId'],
    ownEvents: ['userId'],
    answers: ['day'],
  },
  intervals: { selections: SELECTION_PAGES },
};

/** The server's store. */
export type ServerStorage = PartitionStore<AccountTables, CodeTables>;
/** The accounts partition. */
export type AccountsPartition = Partition<AccountTables>;
/** Reads of the accounts partition. */
export type AccountsReader = Reader<AccountTables>;
/** A transaction of the accounts partition. */
export type AccountsTransaction = Transaction<AccountTables>;
/** A Code's partition. */
export type CodePartition = Partition<CodeTables>;
/** Reads of a Code's partition. */
export type CodeReader = Reader<CodeTables>;
/** A transaction of a Code's partition. */
export type CodeTransaction = Transaction<CodeTables>;
