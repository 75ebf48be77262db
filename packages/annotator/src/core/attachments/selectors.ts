import type { AnnotatorState } from '../features';
import type { AttachTarget, Upload } from './state';

/** The files on their way to a Selection or note, in their order. */
export function selectUploadsOf(
  { attachments }: AnnotatorState,
  { kind, id }: AttachTarget,
): readonly Upload[] {
  return attachments.uploads.filter(({ target }) => target.kind === kind && target.id === id);
}

/** Whether something would be lost if the page were left now. */
export function selectIsUploading({ attachments }: AnnotatorState): boolean {
  return attachments.uploads.some(({ state }) => state !== 'failed');
}
