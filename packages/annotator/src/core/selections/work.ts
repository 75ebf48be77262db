import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { createElsewhereLoading, type ElsewhereCommands } from './elsewhere';
import { createAreaCommands, type AreaCommands } from './area-commands';
import { createMarking, type MarkingCommands } from './commands';
import { createGoingThere } from './going-there';
import { createPlacing } from './placing';
import { createRangeCommands, type RangeCommands } from './range-commands';
import { selectSelection } from './selectors';
import { createTextCommands, type TextCommands } from './text-commands';

/** Everything that is done with Selections. */
export interface SelectionsCommands
  extends MarkingCommands, RangeCommands, TextCommands, AreaCommands, ElsewhereCommands {}

/** Makes the Selections work: their commands, and looking up where they stand in the open text. */
export function createSelections(context: CommandContext): AnnotatorParts<SelectionsCommands> {
  const { getState, dispatch } = context;
  const placing = createPlacing(context);
  const goingThere = createGoingThere(context);
  const elsewhere = createElsewhereLoading(context);
  const commands: SelectionsCommands = {
    ...createMarking(context, goingThere),
    ...createRangeCommands(context),
    ...createTextCommands(context),
    ...createAreaCommands(context),
    ...elsewhere.commands,
  };
  return {
    commands,
    start: commands.restoreColor,
    afterEvent(event) {
      placing.check();
      goingThere.follow(event);
      elsewhere.afterEvent(event);
    },
    leaveDocument() {
      placing.stop();
      goingThere.stop();
    },
    loadDocument: () => void commands.load(),
    reveal({ kind, id, ownerId = id }) {
      const isHere = kind === 'selection' || kind === 'comment' || kind === 'attachment';
      if (isHere && selectSelection(getState(), ownerId)) commands.activate(ownerId, true);
    },
    attachViewer(viewer) {
      const endings = [
        viewer.on('selection', (selection) =>
          dispatch({ type: 'selections/textSelected', origin: 'local', selection }),
        ),
        viewer.on('highlightClick', (click) => commands.activate(click?.id)),
        viewer.on('areaMode', (isOn) => dispatch({ type: 'selections/areaMode', origin: 'local', isOn })),
        viewer.on('areaDrawn', (area) => commands.markArea(area)),
        viewer.on('highlightMoving', (isMoving) => {
          if (isMoving !== getState().selections.isMovingEnd)
            dispatch({ type: 'selections/endMoving', origin: 'local', isMoving });
        }),
        viewer.on('highlightMoved', ({ id, ...to }) => commands.changeRange(id, to)),
      ];
      return () => {
        for (const end of endings) end();
      };
    },
    viewerDetached: placing.stop,
    reload() {
      if (getState().selections.status === 'failed') void commands.load();
    },
    refresh() {
      void commands.load();
      elsewhere.refresh();
    },
    stop() {
      placing.stop();
      elsewhere.stop();
    },
  };
}
