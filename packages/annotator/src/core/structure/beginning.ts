import type { SearchPage } from '@glossator/document-text';
import type { CommandContext } from '../annotator-feature';
import type { TextIndex } from '../ports/text-index';

/** Pages in which the first articles are looked for, at least: few enough to be read in a moment. */
export const BEGINNING = 40;

/** Looks for articles around the reader while the whole text is being read, once, for somebody who waits. */
export interface StructureBeginning {
  /** More has been read. */
  look(index: TextIndex): void;
}

/** Makes it for one document; `isAwaited` says whether somebody waits. */
export function createBeginning(
  { getState, dispatch, structureReader }: Pick<CommandContext, 'getState' | 'dispatch' | 'structureReader'>,
  isAwaited: () => boolean,
  signal: AbortSignal,
): StructureBeginning {
  let isDone = false;
  const recognize = async (pages: readonly SearchPage[], firstPage: number): Promise<void> => {
    const read = await structureReader.read(pages, signal);
    if (!signal.aborted)
      dispatch({
        type: 'structure/begun',
        origin: 'remote',
        begun: Object.freeze({ read: Object.freeze(read), firstPage }),
      });
  };
  return {
    look(index) {
      if (isDone || !isAwaited()) return;
      const pages = pagesAround(index, getState().view.viewer.page - 1);
      const [first] = pages;
      if (!first || pages.length < BEGINNING) return;
      isDone = true;
      // The whole text is looked through in any case.
      recognize(pages, first.page).catch(() => undefined);
    },
  };
}

/** The pages around one that have been read without a gap. */
function pagesAround({ pages }: TextIndex, page: number): readonly SearchPage[] {
  const found: SearchPage[] = [];
  for (let at = pages.page(page); at; at = pages.page(at.page - 1)) found.unshift(at);
  for (let at = pages.page(page + 1); at && found.length > 0; at = pages.page(at.page + 1)) found.push(at);
  return found;
}
