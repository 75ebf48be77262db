import { selectIsOpenCode } from '../documents/selectors';
import type { LegendEntry, ProblemCode, SelectionColor } from '@glossator/client-sdk/contract';
import { problemOf } from '../ports/failure';
import type { AnnotatorParts, CommandContext } from '../annotator-feature';
import { changedEntries, type LegendChange } from './changed-entries';
import { selectCanOrganize } from './selectors';

/** Why the legend was not changed; `failed` may pass. */
export type LegendFailure =
  'nameTaken' | 'colorTaken' | 'inUse' | 'tooMany' | 'gone' | 'forbidden' | 'failed';

/** What is done with the legend of the Code. What is changed is shown once the server has it. */
export interface LegendCommands {
  /** The legend that came with the Code. */
  readonly list: (entries: readonly LegendEntry[]) => void;
  /** Adds, names or recolors a color; gives why that failed. */
  readonly saveColor: (change: LegendChange) => Promise<LegendFailure | undefined>;
  /** Takes a custom color out; one that Selections have (they keep it) only with `evenIfUsed`. Gives why that failed. */
  readonly removeColor: (color: SelectionColor, evenIfUsed: boolean) => Promise<LegendFailure | undefined>;
}

const FAILURES: Partial<Record<ProblemCode, LegendFailure>> = {
  COLOR_NAME_TAKEN: 'nameTaken',
  COLOR_TAKEN: 'colorTaken',
  COLOR_IN_USE: 'inUse',
  VALIDATION: 'tooMany',
  NOT_FOUND: 'gone',
  FORBIDDEN: 'forbidden',
};

/** Makes the commands of the legend. */
export function createLegend({
  getState,
  dispatch,
  backend,
  log,
  commands,
}: CommandContext): AnnotatorParts<LegendCommands> {
  /** Sends a change; `after` tells what is true then, of the legend as it is then. */
  const send = async (
    input: Omit<Parameters<typeof backend.codes.setColor>[0], 'id'>,
    after: (entries: readonly LegendEntry[]) => readonly LegendEntry[],
  ): Promise<LegendFailure | undefined> => {
    const id = getState().documents.items[0]?.codeId;
    if (id === undefined || !selectCanOrganize(getState())) return 'forbidden';
    try {
      await backend.codes.setColor({ id, ...input });
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) log.warn('A color could not be changed', error);
      return (problem && FAILURES[problem.code]) ?? 'failed';
    }
    const { color: to, replaces: from } = input;
    dispatch({
      type: 'legend/changed',
      origin: 'local',
      entries: after(getState().legend.entries),
      ...(from !== undefined && { replaced: { from, to } }),
    });
    return undefined;
  };

  return {
    commands: {
      list(entries) {
        const isFirst = getState().legend.entries.length === 0;
        dispatch({ type: 'legend/changed', origin: 'remote', entries });
        // It may be one of this Code's own.
        if (isFirst) commands.selections.restoreColor();
      },
      saveColor: ({ color, name, replaces }) => {
        const change = { color, name: name.trim(), ...(replaces !== undefined && { replaces }) };
        return send(change, (entries) => changedEntries(entries, change));
      },
      removeColor: (color, evenIfUsed) =>
        send({ color, removal: evenIfUsed ? 'always' : 'ifUnused' }, (entries) =>
          entries.filter((entry) => entry.color !== color),
        ),
    },
    onLive(event) {
      if (event.name !== 'CODE_COLORS/UPDATE' || !selectIsOpenCode(getState(), event.data.codeId)) return;
      const { legend: entries, replaced } = event.data;
      dispatch({ type: 'legend/changed', origin: 'remote', entries, ...(replaced && { replaced }) });
    },
  };
}
