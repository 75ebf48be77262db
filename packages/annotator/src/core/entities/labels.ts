/** What entities are called in the names of actions (`annotator.history` of the i18n package). */
export type NounLabel = 'Highlight' | 'Comment' | 'Attachment' | 'Bookmark' | 'Note';

/** What the filter calls a group of entities (`annotator.annotations.kinds` of the i18n package). */
export type GroupLabel = 'highlight' | 'comment' | 'attachment' | 'media';

/** What the filter can ask for besides (`annotator.annotations.marks` of the i18n package). */
export const MARK_LABELS = ['unresolved', 'mentionsMe', 'new', 'private'] as const;
/** One of these marks. */
export type MarkLabel = (typeof MARK_LABELS)[number];

/** What was done, for the texts of tooltips and messages (`annotator.history` of the i18n package). */
export type ActionLabel =
  | `${'create' | 'delete'}${NounLabel}`
  | 'recolorHighlight'
  | 'tagHighlight'
  | 'moveHighlight'
  | 'confirmPlace'
  | 'editComment'
  | 'resolveThread'
  | 'reopenThread'
  | 'renameAttachment'
  | 'renameBookmark'
  | 'editNote'
  | 'publish'
  | 'makePrivate';

/** The message that others see an entity from now on, or no longer (`annotator.notices` of the i18n package). */
export type TurnCode = 'published' | 'madePrivate';

/** The message that an entity was deleted (`annotator.notices` of the i18n package). */
export type DeletionCode = `${Uncapitalize<NounLabel>}Deleted`;

const DELETIONS: Readonly<Record<NounLabel, DeletionCode>> = {
  Highlight: 'highlightDeleted',
  Comment: 'commentDeleted',
  Attachment: 'attachmentDeleted',
  Bookmark: 'bookmarkDeleted',
  Note: 'noteDeleted',
};

/** The message that an entity of this name was deleted. */
export function deletionCodeOf(noun: NounLabel): DeletionCode {
  return DELETIONS[noun];
}

/** Notices that give back what was written over something that is gone. */
export type GoneCode = 'commentGone' | 'noteGone' | 'bookmarkGone' | 'attachmentGone';
