// An entry of its own, free of schemas: whoever wants to know a limit, or what an address is, must not take zod along.
export { isEmail } from './addresses';

/** Default zoom scale of the viewer (specification section 9). */
export const DEFAULT_SCALE = 2;
/** Default page number, counted from 1 as in the UI. */
export const DEFAULT_PAGE = 1;
/** Milliseconds by which zoom and page changes are delayed before they reach the viewer and are kept. */
export const VIEW_CHANGE_DELAY_MS = 200;
/** Longest name of a bookmark, in UTF-16 units; longer ones are cut. */
export const BOOKMARK_NAME_MAX = 255;
/** Longest short name of a document, in UTF-16 units. */
export const SHORT_NAME_MAX = 40;
/** Longest label of a Version, in UTF-16 units. */
export const VERSION_LABEL_MAX = 80;
/** Longest name of a color in a Code's legend, in UTF-16 units. */
export const COLOR_NAME_MAX = 60;
/** Most custom colors in the legend of a Code. */
export const CUSTOM_COLORS_MAX = 100;
/** Most addresses that something is sent to at once. */
export const SHARE_RECIPIENTS_MAX = 20;
/** Longest message that goes with it, in UTF-16 units. */
export const SHARE_MESSAGE_MAX = 5000;
/** Most people whom a Code is shared with, invited ones among them. */
export const SHARED_USERS_MAX = 500;
/** Longest message that goes with an invitation or a request, in UTF-16 units. */
export const INVITATION_MESSAGE_MAX = 1000;
/** The levels that the share dialog offers (specification section 6). */
export const INVITED_LEVELS = ['read', 'annotate', 'organize'] as const;
/** The first temporary id; further ones count down. */
export const FIRST_TEMPORARY_ID = -1;
/** Milliseconds until a toast closes by itself. */
export const TOAST_AUTO_CLOSE_MS = 5000;
/** Widest toast, in CSS pixels. */
export const TOAST_MAX_WIDTH_PX = 600;
/** Default width of a modal, in CSS pixels. */
export const MODAL_DEFAULT_WIDTH_PX = 675;
/** Responsive breakpoints, in CSS pixels. */
export const BREAKPOINTS_PX = [500, 769, 1036, 1250, 1441] as const;
/** Largest image shown inline, in bytes. */
export const INLINE_IMAGE_MAX_BYTES = 10_485_760;
/** Largest attachment, in bytes. */
export const ATTACHMENT_MAX_BYTES = 16_777_216;
/** Largest document by default, in bytes (200 MiB; decisions.md section 8). */
export const DOCUMENT_MAX_BYTES = 209_715_200;
/** Most attachments in one download of a document: each is a file that the server opens. */
export const DOWNLOAD_ATTACHMENTS_MAX = 200;
/** Milliseconds for which what was deleted can be restored by whoever deleted it; then it is gone for good. */
export const RESTORABLE_MS = 86_400_000;
/** Milliseconds for which a deleted Code is in its owner's recycle bin (30 days); then it is removed for good. */
export const CODE_BIN_MS = 2_592_000_000;
/** Recording format of media notes. */
export const MEDIA_NOTE_MIME_TYPE = 'video/webm;codecs=vp8,opus';

/** The 20 cover colors of Codes. */
export const COVER_COLORS = [
  'color-1',
  'color-2',
  'color-3',
  'color-4',
  'color-5',
  'color-6',
  'color-7',
  'color-8',
  'color-9',
  'color-10',
  'color-11',
  'color-12',
  'color-13',
  'color-14',
  'color-15',
  'color-16',
  'color-17',
  'color-18',
  'color-19',
  'color-20',
] as const;

/** Sort options of the Code list; the first one is the default. */
export const CODE_ORDERS = ['-created_at', 'created_at', 'title', '-title', '-updated_at'] as const;

/** How the user's files are sorted. */
export const FILE_ORDERS = ['code', '-created_at', '-size'] as const;

/** How citations are written: the ways of several countries, or as the text prints them. */
export const CITATION_STYLES = [
  'plain',
  'german',
  'swiss',
  'french',
  'italian',
  'spanish',
  'english',
] as const;

/** Positions a user can name at registration (specification section 3). */
export const POSITIONS = [
  'Lawyer',
  'Attorney',
  'Counselor',
  'Barrister',
  'Solicitor',
  'Mediator',
  'Arbitrator',
  'Notary',
  'Jurist',
  'Legal officer',
  'Judge',
  'Prosecutor',
  'Clerk',
  'Court employee',
  'State employee',
  'Professor',
  'Assistant',
  'Student',
  'Trainee',
  'Paralegal',
  'Secretary',
  'Other (please specify)',
] as const;

/** The 61 fields of law (decisions.md section 12). */
export const FIELDS_OF_LAW = [
  'Administrative',
  'Agricultural',
  'Animal',
  'Antitrust and Competition',
  'Arbitration',
  'Art and Cultural Property',
  'Aviation',
  'Banking',
  'Bankruptcy and Insolvency',
  'Business',
  'Children and Youth',
  'Civil',
  'Civil Procedure',
  'Commercial',
  'Communications and Media',
  'Company',
  'Comparative',
  'Constitutional',
  'Construction',
  'Consumer Protection',
  'Contract',
  'Copyright',
  'Criminal',
  'Criminal Procedure',
  'Customs',
  'Data Protection',
  'Debt Enforcement',
  'Education',
  'Employment',
  'Energy',
  'Entertainment',
  'Environmental',
  'European Union',
  'Family',
  'Finance',
  'Food and Drug',
  'Gaming',
  'Health',
  'Human Rights',
  'Immigration and Asylum',
  'Inheritance',
  'Insurance',
  'Intellectual Property',
  'International Private',
  'International Public',
  'Internet and Technology',
  'Land and Property',
  'Legal Philosophy and History',
  'Maritime',
  'Mergers and Acquisitions',
  'Military',
  'Municipal',
  'Notarial',
  'Patent',
  'Public Procurement',
  'Social Security',
  'Sports',
  'Tax',
  'Tort and Liability',
  'Trademark',
  'Transport',
] as const;

/** Media types that may be uploaded (specification section 3). */
export const UPLOAD_CONTENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/jpg',
  'image/png',
  'audio/mpeg',
  'audio/mp3',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
  'video/mp4',
  'video/mpeg',
  'audio/webm',
  'video/webm',
  'application/zip',
] as const;
/** The 20 named colors as they are painted in the light theme, COLOR_1 first, as `#rrggbb`. */
export const NAMED_COLORS = [
  '#f2e280',
  '#d2ed91',
  '#abf5b0',
  '#85fad3',
  '#6ff9f7',
  '#b1eafe',
  '#cae2fe',
  '#dddbff',
  '#f9cfff',
  '#ffd1df',
  '#f6ad3b',
  '#c0c745',
  '#8cd472',
  '#52db9c',
  '#11dac8',
  '#04d5ee',
  '#72c8fe',
  '#b0b7ff',
  '#f797e5',
  '#ffa194',
] as const;
