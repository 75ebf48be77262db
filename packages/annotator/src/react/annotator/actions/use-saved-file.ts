import { useAnnotatorContext } from '../context/annotator-context';
import { useFileSaving, type SavedFile } from './use-file-saving';

/** `useFileSaving` inside of an annotator. */
export function useSavedFile<Reason>(reasonOf: (error: unknown) => Reason): SavedFile<Reason> {
  return useFileSaving(useAnnotatorContext(), reasonOf);
}
