import { CUSTOM_COLORS_MAX, type Operations, type ParsedInputOf } from '@glossator/client-sdk/contract';
import type { SelectionColor } from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import { liveEvent } from '../../live/announce';
import { invalidField, ProblemError } from '../../problems/problem-error';
import type { BinnedRow } from '../../tables/bin';
import type { SelectionRow } from '../../tables/selections';
import type { CodeTransaction } from '../../tables/tables';
import { isCustom, isInLegend, isSameName, toLegend } from './legend';
import type { ColorRow } from '../../tables/codes';

type ColorChange = ParsedInputOf<Operations['codes']['setColor']>;

/** The colors of a Code and what they stand for. */
export interface ColorService {
  /** Adds, names, replaces or removes a color, and gives all there are. */
  setColor(change: ColorChange, call: MemberCall): Promise<SelectionColor[]>;
}

/** Makes the service. */
export function createColorService({ now }: { readonly now: () => Date }): ColorService {
  /** A color of the legend becomes another one, in its place there and on every Selection, whosever, those that can be brought back too. */
  async function replace(
    transaction: CodeTransaction,
    rows: readonly ColorRow[],
    from: SelectionColor,
    row: ColorRow,
  ): Promise<void> {
    // Rows are listed in the order in which they were put in: those after it are put in again.
    const after = rows.slice(rows.findIndex(({ id }) => id === from) + 1).filter(({ id }) => id !== row.id);
    for (const { id } of [{ id: from }, row, ...after]) await transaction.delete('colors', id);
    for (const each of [row, ...after]) await transaction.put('colors', each);
    const updatedAt = now().toISOString();
    const repaint = (selection: SelectionRow) => ({ ...selection, color: row.id, updatedAt });
    for (const selection of await transaction.list('selections'))
      if (selection.color === from) await transaction.put('selections', repaint(selection));
    const isPainted = (entry: BinnedRow) => entry.table === 'selections' && entry.row.color === from;
    for (const deleted of await transaction.list('bin', { kind: 'selection' }))
      if (deleted.rows.some(isPainted))
        await transaction.put('bin', {
          ...deleted,
          rows: deleted.rows.map((entry) =>
            entry.table === 'selections' && isPainted(entry) ? { ...entry, row: repaint(entry.row) } : entry,
          ),
        });
  }

  /**
   * A color that published Selections have stays one of the Code's, but out of the legend and without a name. One that only private ones of
   * the caller have does not: the Code's colors are everybody's to see.
   */
  async function remove(
    transaction: CodeTransaction,
    color: SelectionColor,
    removal: 'ifUnused' | 'always',
  ): Promise<void> {
    const used = (await transaction.list('selections')).filter((selection) => selection.color === color);
    if (used.length > 0 && removal === 'ifUnused')
      throw new ProblemError('COLOR_IN_USE', { detail: `${used.length} highlights have this color` });
    if (used.some(({ visibility }) => visibility !== 'private'))
      await transaction.put('colors', { id: color });
    else await transaction.delete('colors', color);
  }

  async function apply(
    transaction: CodeTransaction,
    whole: CodeTransaction,
    change: ColorChange,
  ): Promise<void> {
    const { color, name, replaces, removal } = change;
    const rows = await transaction.list('colors');
    const legend = rows.filter(isInLegend);
    const subject = legend.find(({ id }) => id === (replaces ?? color));
    if (!subject && (replaces !== undefined || removal !== undefined))
      throw new ProblemError('NOT_FOUND', { detail: 'Color does not exist' });
    if (removal !== undefined) {
      await remove(transaction, color, removal);
      return;
    }
    const others = legend.filter((row) => row !== subject);
    if (name && others.some((row) => row.name !== undefined && isSameName(row.name, name)))
      throw new ProblemError('COLOR_NAME_TAKEN', { errors: [{ path: 'name', message: 'Is taken' }] });
    if (others.some(({ id }) => id === color)) throw new ProblemError('COLOR_TAKEN');
    if (!subject && isCustom(color) && legend.filter(({ id }) => isCustom(id)).length >= CUSTOM_COLORS_MAX)
      throw invalidField('color', `A Code has at most ${CUSTOM_COLORS_MAX} custom colors`);
    const given = name ?? subject?.name ?? '';
    const row: ColorRow = { id: color, isAdded: true, ...(given !== '' && { name: given }) };
    if (replaces === undefined) await transaction.put('colors', row);
    else await replace(whole, rows, replaces, row);
  }

  return {
    setColor: (change, call) =>
      call.write(async (transaction, whole) => {
        const before = await transaction.list('colors');
        await apply(transaction, whole, change);
        const rows = await transaction.list('colors');
        const colors = rows.map(({ id }) => id);
        const { color: to, replaces: from } = change;
        const data = { codeId: call.code.id, colors, legend: toLegend(rows) };
        const event = { ...data, ...(from !== undefined && { replaced: { from, to } }) };
        if (JSON.stringify(rows) !== JSON.stringify(before))
          await transaction.append(liveEvent('CODE_COLORS/UPDATE', event, call.visit.clientId));
        return colors;
      }),
  };
}
