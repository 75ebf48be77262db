import type { Visibility } from '@glossator/client-sdk/contract';
import type { CommandContext } from '../../annotator-feature';

const KEY = 'glossator.visibility';

/** Who is to see what is made next: remembered for each Code and user, since some work in one is for all and in another for oneself. */
export function createChosenVisibility({ getState, dispatch, storage }: CommandContext) {
  const key = (): string | undefined => {
    const { access, documents } = getState();
    const codeId = documents.items[0]?.codeId;
    return access.userId === undefined || codeId === undefined
      ? undefined
      : `${KEY}.${access.userId}.${codeId}`;
  };
  const take = (visibility: Visibility) => {
    if (visibility !== getState().visibility.chosen)
      dispatch({ type: 'visibility/chosen', origin: 'local', visibility });
  };
  return {
    choose(visibility: Visibility): void {
      take(visibility);
      const place = key();
      if (place !== undefined) storage.set(place, visibility);
    },
    /** Takes up what this user chose in this Code the last time. */
    restore(): void {
      const place = key();
      take(place !== undefined && storage.get(place) === 'private' ? 'private' : 'code');
    },
  };
}
