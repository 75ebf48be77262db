/** The contract of the Glossator API: schemas, operations, access table, live channel and constants. */
export { accessLevelSchema } from './access';
export { ACCESS_LEVELS, capabilitiesOf, hasAccess, isAllowed, neededLevel } from './access-rules';
export type { AccessLevel, Capabilities } from './access-rules';
export {
  DATA_IMPORT_ISSUES,
  dataImportIssueSchema,
  dataImportSchema,
  exportOverviewSchema,
  importedCodeSchema,
} from './account-data';
export type { DataImport, DataImportIssue, ExportOverview, ImportedCode } from './account-data';
export { adminCodeSchema, adminUserSchema, jobQueueSchema, serverHealthSchema } from './admin';
export type { AdminCode, AdminUser, JobQueue, ServerHealth } from './admin';
export { annotationGroupingSchema } from './annotations-document';
export type { AnnotationGrouping } from './annotations-document';
export { passwordSchema, registrationSchema, sessionSchema } from './auth';
export type { Registration, Session } from './auth';
export { areaSchema } from './areas';
export type { PageArea } from './areas';
export { attachmentSchema } from './attachments';
export type { SelectionAttachment } from './attachments';
export { bookmarkSchema } from './bookmarks';
export type { Bookmark } from './bookmarks';
export { changeSchema, documentWarningSchema } from './changes';
export type { CodeChange, DocumentWarning } from './changes';
export {
  CARRY_OVER_REASONS,
  carriedOverSchema,
  carryOverCandidateSchema,
  carryOverCountsSchema,
  carryOverReasonSchema,
  comparisonFailureSchema,
  comparisonSchema,
  selectionStatusSchema,
} from './carry-over';
export type {
  CarriedSelection,
  CarryOverCandidate,
  CarryOverCounts,
  CarryOverReason,
  ComparisonFailure,
  UnreadPages,
  SelectionStatus,
  VersionComparison,
} from './carry-over';
export { binnedCodeSchema } from './code-bin';
export type { BinnedCode } from './code-bin';
export { codeSearchHitSchema, codeSearchResultSchema, codeSearchScopeSchema } from './code-search';
export type { CodeSearchHit, CodeSearchResult, CodeSearchScope } from './code-search';
export {
  codeOrderSchema,
  codeSchema,
  codeSummarySchema,
  coverColorSchema,
  publicationSchema,
  updateSchema,
} from './codes';
export type { Code, CodeOrder, CodeSummary, CodeUpdate, CoverColor, Publication } from './codes';
export { colorNameSchema, customColorSchema, legendEntrySchema, selectionColorSchema } from './colors';
export type { LegendEntry, SelectionColor } from './colors';
export { commentSchema, MENTIONS_MAX } from './comments';
export type { SelectionComment } from './comments';
export {
  ATTACHMENT_MAX_BYTES,
  BOOKMARK_NAME_MAX,
  SHORT_NAME_MAX,
  VERSION_LABEL_MAX,
  BREAKPOINTS_PX,
  CODE_BIN_MS,
  CODE_ORDERS,
  COLOR_NAME_MAX,
  COVER_COLORS,
  CUSTOM_COLORS_MAX,
  DEFAULT_PAGE,
  DEFAULT_SCALE,
  DOCUMENT_MAX_BYTES,
  DOWNLOAD_ATTACHMENTS_MAX,
  FIELDS_OF_LAW,
  FIRST_TEMPORARY_ID,
  INLINE_IMAGE_MAX_BYTES,
  INVITATION_MESSAGE_MAX,
  INVITED_LEVELS,
  MEDIA_NOTE_MIME_TYPE,
  MODAL_DEFAULT_WIDTH_PX,
  POSITIONS,
  RESTORABLE_MS,
  SHARE_MESSAGE_MAX,
  SHARE_RECIPIENTS_MAX,
  SHARED_USERS_MAX,
  TOAST_AUTO_CLOSE_MS,
  TOAST_MAX_WIDTH_PX,
  UPLOAD_CONTENT_TYPES,
  VIEW_CHANGE_DELAY_MS,
} from './constants';
export { contactFormSchema } from './contact';
export type { ContactForm } from './contact';
export { citationStyleSchema, type CitationStyle } from './citing';
export { documentSchema, visitSchema, searchHitSchema } from './documents';
export type { CodeDocument, DocumentVisit, SearchHit } from './documents';
export { articleTextSchema, documentStructureSchema } from './structure';
export type { ArticleText, StoredStructure } from './structure';
export { emailSchema, localeSchema, userRefSchema } from './fields';
export type { Locale, UserRef } from './fields';
export {
  fileOrderSchema,
  ownFileSchema,
  signedUploadSchema,
  storageUseSchema,
  uploadContentTypeSchema,
} from './files';
export type { FileOrder, FileUse, OwnFile, SignedUpload, StorageUse, UploadContentType } from './files';
export { DECIDED_MS, inboxCountsSchema, inboxEntrySchema } from './inbox';
export type { InboxCounts, InboxEntry, InboxKind } from './inbox';
export { liveErrorSchema, liveFrameSchema, liveJoinedSchema, liveJoinSchema, livePayloads } from './live';
export type { LiveEvent, LiveFrame } from './live';
export {
  LIVE_ACTIONS,
  LIVE_CHANNELS,
  LIVE_CLOSE_FORBIDDEN,
  LIVE_CLOSE_UNAUTHORIZED,
  LIVE_INTERNAL_USER_PATH,
  LIVE_JOIN_MS,
  LIVE_MAX_FRAME_BYTES,
  LIVE_PING_MS,
  LIVE_SILENCE_MS,
  LIVE_TYPES,
  LIVE_USERS_PATH,
  liveCodePath,
} from './live-channel';
export type { AccountPart, LiveEventName } from './live-channel';
export { noteAttachmentSchema, noteSchema } from './notes';
export type { Note, NoteAttachment } from './notes';
export { notificationSchema } from './notifications';
export type { UserNotification } from './notifications';
export { operation } from './operation';
export type {
  MemberAccess,
  DeletedScope,
  InputOf,
  Operation,
  OperationAccess,
  OperationMethod,
  OperationScope,
  ParsedInputOf,
  ResourceOperations,
  ResultOf,
} from './operation';
export {
  CODE_TAGS_MAX,
  compareBookmarks,
  compareNotes,
  countTags,
  isTextOvertaken,
  mergeTags,
  orderVersions,
  scannedPagesOf,
  SELECTION_COLORS,
  TAG_MAX,
  TAGS_MAX,
} from './order';
export type { TextRevision } from './order';
export {
  importedFromSchema,
  importProblemSchema,
  importReportSchema,
  pdfAnnotationKindSchema,
  pdfAnnotationsSchema,
} from './pdf-annotations';
export type {
  ImportedFrom,
  ImportProblem,
  ImportReport,
  PdfAnnotationKind,
  PdfAnnotations,
} from './pdf-annotations';
export { problemSchema } from './problem';
export type { Problem } from './problem';
export { PROBLEM_CODES, PROBLEM_CONTENT_TYPE, PROBLEM_KINDS, PROBLEMS } from './problems';
export type { ProblemCode, ProblemKind } from './problems';
export { userSchema, userTypeSchema } from './profile';
export type { SessionEntry, User, UserType } from './profile';
export { API_BASE, API_VERSION, CLIENT_ID_HEADER, IDEMPOTENCY_KEY_HEADER } from './api-names';
export { listOperations, operations } from './registry';
export type { OperationName, Operations } from './registry';
export {
  LAW_ADDRESS_MAX,
  ecliSchema,
  eliSchema,
  lawAddressSchema,
  lawPublicationSchema,
} from './publications';
export type { LawPublication, LookResult } from './publications';
export { rangeShape } from './ranges';
export { textSelectionSchema } from './selections';
export type { TextSelection } from './selections';
export { invitationSchema, invitedLevelSchema, sharedUserSchema } from './sharing';
export type { Invitation, InvitedLevel, SharedUser } from './sharing';
export { textChangeSchema, wordChangeSchema } from './text-changes';
export type { TextChange, WordChange } from './text-changes';
export { reviewedDocumentSchema, reviewedUpdateSchema, reviewResultSchema } from './updates';
export type { ReviewedDocument, ReviewedUpdate, ReviewResult } from './updates';
export { isVisibleTo, visibilitySchema } from './visibility';
export type { Visibility } from './visibility';
export { versionSchema } from './versions';
export { synopsisAnnotationsSchema } from './synopsis';
export type { SynopsisAnnotations } from './synopsis';
export type { DocumentVersion } from './versions';
