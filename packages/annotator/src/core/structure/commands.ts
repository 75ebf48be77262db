import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { ReadStructure } from '../ports/structure-reader';
import { contentsOf, topOf } from './contents';

/** Milliseconds between two reports of how much has been read. */
const REPORT = 250;

/** What is done with the legal structure. */
export interface StructureCommands {
  /** Jumps to a unit of the structure, by its index. */
  readonly goToUnit: (unit: number) => void;
  /** Somebody waits for the structure: the text is read as fast as it comes, until the returned function is called. */
  readonly hurry: () => () => void;
}

/** Makes the commands of the structure. */
export function createStructure(context: CommandContext): AnnotatorParts<StructureCommands> {
  const { getState, dispatch, clock, log, structureReader } = context;
  let endings: (() => void)[] = [];

  const stop = (): void => {
    for (const end of endings.splice(0)) end();
  };
  const fail = (): void => {
    stop();
    dispatch({ type: 'structure/failed', origin: 'remote' });
  };
  const show = (read: ReadStructure): void => {
    // Frozen here, so that the store need not walk through thousands of units.
    dispatch({
      type: 'structure/recognized',
      origin: 'remote',
      read: Object.freeze(read),
      contents: Object.freeze(contentsOf(read)),
    });
  };
  const recognize = async (signal: AbortSignal): Promise<void> => {
    const index = context.viewer()?.textIndex;
    if (!index) return;
    const pages = index.pages.pageNumbers().flatMap((page) => index.pages.page(page) ?? []);
    try {
      const read = await structureReader.read(pages, signal);
      if (signal.aborted) return;
      show(read);
      index.storeStructure?.(read).catch(() => undefined);
    } catch (error) {
      if (signal.aborted) return;
      log.warn('The structure of the document could not be recognized', error);
      fail();
    }
  };
  const begin = (): void => {
    stop();
    const viewer = context.viewer();
    const index = viewer?.textIndex;
    if (!viewer || !index) {
      fail();
      return;
    }
    const controller = new AbortController();
    let report: (() => void) | undefined;
    endings = [() => controller.abort(), () => report?.(), viewer.on('textRead', () => look())];
    const say = (): void => {
      report = undefined;
      const { pagesRead, pageCount } = index.reading;
      dispatch({ type: 'structure/textRead', origin: 'remote', pagesRead, pageCount });
    };
    let isUnderWay = false;
    let isRestoring = true;
    const look = (): void => {
      if (isRestoring) return;
      const { status } = index.reading;
      if (status === 'unreadable') fail();
      else if (status === 'reading') report ??= clock.after(REPORT, say);
      else if (!isUnderWay) {
        isUnderWay = true;
        void recognize(controller.signal);
      }
    };
    /** What was found at an earlier visit is there before the text is. */
    const restore = async (signal: AbortSignal): Promise<void> => {
      const read = await index.storedStructure?.().catch(() => undefined);
      if (signal.aborted) return;
      isRestoring = false;
      if (read) {
        stop();
        show(read);
      } else look();
    };
    void restore(controller.signal);
  };

  return {
    commands: {
      goToUnit(unit) {
        const { read } = getState().structure;
        const found = read?.structure.units[unit];
        if (read && found) context.commands.view.goToPage(found.start.page, topOf(read.tops, unit));
      },
      hurry() {
        const { status } = getState().structure;
        const end = status === 'loading' ? context.viewer()?.textIndex?.hurry() : undefined;
        return () => end?.();
      },
    },
    // Begins when a document is shown, ends when another one is opened.
    afterEvent({ type }) {
      if (type === 'documents/shown') begin();
      else if (type === 'documents/opened' || type === 'documents/reopened' || type === 'documents/failed')
        stop();
    },
    viewerDetached: stop,
    stop,
  };
}
