import type { ListScope } from '../../../core/selections/state';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';

/** Whether there is a choice between the document and the whole Code: not for a Code of one document, nor for what an old Version had. */
export function useIsCodeOffered(): boolean {
  const isCurrent = useVersions().opened === undefined;
  return useAnnotatorState(({ documents }) => documents.items.length > 1) && isCurrent;
}

/** Whose annotations are listed. */
export function useListScope(): ListScope {
  const scope = useAnnotatorState(({ selections }) => selections.scope);
  return useIsCodeOffered() ? scope : 'document';
}
