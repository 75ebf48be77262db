import type { AnnotatorState } from '../store/state';
import type { Upload } from './state';

/** The files on their way to a Selection, in their order. */
export function selectUploadsOf({ attachments }: AnnotatorState, selectionId: number): readonly Upload[] {
  return attachments.uploads.filter((upload) => upload.selectionId === selectionId);
}

/** Whether something would be lost if the page were left now. */
export function selectIsUploading({ attachments }: AnnotatorState): boolean {
  return attachments.uploads.some(({ state }) => state !== 'failed');
}
