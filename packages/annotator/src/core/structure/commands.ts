import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import type { ReadStructure } from '../ports/structure-reader';
import type { TextIndex } from '../ports/text-index';
import { createBeginning } from './beginning';
import { contentsOf, topOf } from './contents';

/** Milliseconds between two reports of how much has been read. */
const REPORT = 250;

/** What is done with the legal structure. */
export interface StructureCommands {
  /** Jumps to a unit, by its index in the structure or in what was found of it by now. */
  readonly goToUnit: (unit: number, of?: ReadStructure) => void;
  /** Somebody waits for the structure: the text is read as fast as it comes, until the returned function is called. */
  readonly hurry: () => () => void;
}

/** Makes the commands of the structure. */
export function createStructure(context: CommandContext): AnnotatorParts<StructureCommands> {
  const { getState, dispatch, clock, log, structureReader } = context;
  let endings: (() => void)[] = [];
  let waiting = 0;

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
  /** What was found at an earlier visit is there before the text is: true where it was, or nobody wants it any more. */
  const restore = async (index: TextIndex, signal: AbortSignal): Promise<boolean> => {
    const read = await index.storedStructure?.().catch(() => undefined);
    if (!read || signal.aborted) return signal.aborted;
    stop();
    show(read);
    return true;
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
    const beginning = createBeginning(context, () => waiting > 0, controller.signal);
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
      else if (status === 'reading') {
        report ??= clock.after(REPORT, say);
        beginning.look(index);
      } else if (!isUnderWay) {
        isUnderWay = true;
        void recognize(controller.signal);
      }
    };
    void restore(index, controller.signal).then((isWhole) => {
      isRestoring = false;
      if (!isWhole) look();
    });
  };

  return {
    commands: {
      goToUnit(unit, of) {
        const read = of ?? getState().structure.read;
        const found = read?.structure.units[unit];
        if (read && found) context.commands.view.goToPage(found.start.page, topOf(read.tops, unit));
      },
      hurry() {
        const { status } = getState().structure;
        if (status !== 'loading') return () => undefined;
        waiting += 1;
        const end = context.viewer()?.textIndex?.hurry();
        return () => {
          waiting -= 1;
          end?.();
        };
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
