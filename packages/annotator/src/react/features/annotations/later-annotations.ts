import { createLater } from '../../controls/later';

/** What the list is filtered by and the order it is in. */
export const FILTER_CHOICES = createLater(async () => (await import('./FilterChoices')).FilterChoices);

/** The form for comments, with its formatting and completion. */
export const COMMENT_FORM = createLater(async () => (await import('./OpenCommentForm')).OpenCommentForm);

/** What is done with several annotations at once: few users pick them. */
export const PICK_BAR = createLater(async () => (await import('./PickBar')).PickBar);
