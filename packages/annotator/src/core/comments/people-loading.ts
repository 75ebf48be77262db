import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { selectActiveDocument } from '../documents/selectors';

/** Fetches the people of the Code whenever a comment is begun; those that are known stay meanwhile, and where they cannot be had. */
export function createPeopleLoading({
  getState,
  dispatch,
  backend,
  log,
}: CommandContext): Required<Pick<AnnotatorParts<unknown>, 'afterEvent' | 'leaveDocument' | 'stop'>> {
  let loading: AbortController | undefined;

  const load = async (): Promise<void> => {
    const codeId = selectActiveDocument(getState())?.codeId;
    loading?.abort();
    if (codeId === undefined || !backend.sharing?.list) return;
    const { signal } = (loading = new AbortController());
    try {
      const { data } = await backend.sharing.list({ id: codeId }, { signal });
      if (signal.aborted) return;
      const items = data
        .filter(({ status }) => status === 'accepted')
        .map(({ id, name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name));
      dispatch({ type: 'comments/peopleListed', origin: 'remote', codeId, items });
    } catch (error) {
      // A comment can be written all the same, without completion.
      if (!signal.aborted) log.warn('The people of the Code could not be read', error);
    }
  };

  return {
    afterEvent({ type }) {
      if (type === 'comments/formOpened') void load();
    },
    leaveDocument: () => loading?.abort(),
    stop: () => loading?.abort(),
  };
}
