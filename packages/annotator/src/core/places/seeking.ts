import type { CommandContext } from '../annotator-feature';
import type { AnnotatorEvent } from '../features';
import { topOf } from '../structure/contents';
import { findPassage, type ReadPassage } from './read-passage';

/** Leads to the passage of another Version in the text that has been opened, as soon as its articles are known. */
export interface Seeking {
  /** What is looked for at the moment. */
  readonly passage: () => ReadPassage | undefined;
  readonly start: (passage: ReadPassage) => void;
  readonly follow: (event: AnnotatorEvent) => void;
  /** The reader has gone on: nobody is dragged away. */
  readonly stop: () => void;
}

/** Makes a `Seeking` that looks for nothing yet. */
export function createSeeking({ getState, dispatch, commands }: CommandContext): Seeking {
  let sought: ReadPassage | undefined;
  let endHurry: (() => void) | undefined;

  const stop = (): void => {
    if (!sought) return;
    sought = undefined;
    endHurry?.();
    dispatch({ type: 'places/sought', origin: 'local', label: undefined });
  };
  const say = (wanted: string, shown: string | undefined): void =>
    dispatch({
      type: 'notices/raised',
      origin: 'local',
      kind: 'info',
      code: shown === undefined ? 'articleGone' : 'articleBefore',
      written: undefined,
      articles: { wanted, shown },
    });
  const go = (passage: ReadPassage): void => {
    const { read } = getState().structure;
    stop();
    if (!read) return;
    const found = findPassage(passage, read);
    const start = found && read.structure.units[found.unit]?.start;
    if (found && start) commands.view.goToPage(start.page, topOf(read.tops, found.unit), { trail: 'step' });
    if (!found || found.before !== undefined) say(passage.label, found?.before);
  };

  return {
    passage: () => sought,
    start(passage) {
      sought = passage;
      dispatch({ type: 'places/sought', origin: 'local', label: passage.label });
      endHurry = commands.structure.hurry();
      if (getState().structure.status === 'ready') go(passage);
    },
    follow({ type }) {
      if (!sought) return;
      if (type === 'structure/recognized') go(sought);
      else if (
        type === 'structure/failed' ||
        type === 'documents/opened' ||
        type === 'view/pageJumped' ||
        type === 'view/pageChosen'
      )
        stop();
    },
    stop,
  };
}
