import { CUSTOM_COLORS_MAX, SELECTION_COLORS } from '../contract/index';
import type { LegendEntry, Operations, ParsedInputOf, SelectionColor } from '../contract/index';
import { documentsOf, selectionsOf } from './fake-state';
import { mayUserSee } from './fake-private';
import type { FakeCode, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

const isCustom = (color: SelectionColor) => color.startsWith('#');
const fold = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');

/** A legend as it is shown: those of the 20 first, in their order. */
export function sortedLegend(legend: readonly LegendEntry[]): LegendEntry[] {
  const placeOf = ({ color }: LegendEntry) => {
    const place = SELECTION_COLORS.findIndex((known) => known === color);
    return place < 0 ? SELECTION_COLORS.length : place;
  };
  return legend.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Adds, names, replaces or removes a color of a Code. Throws the refusals of the contract. */
export function changeLegend(
  state: FakeState,
  code: FakeCode,
  { color, name, replaces, removal }: ParsedInputOf<Operations['codes']['setColor']>,
  user: FakeUser,
): void {
  const subject = code.legend.find((entry) => entry.color === (replaces ?? color));
  const others = code.legend.filter((entry) => entry !== subject);
  if (!subject && (replaces !== undefined || removal !== undefined)) throw refusal('NOT_FOUND');
  const withColor = documentsOf(state, code.id)
    .flatMap(({ id }) => selectionsOf(state, id))
    .filter((selection) => selection.color === (replaces ?? color));
  if (removal !== undefined) {
    const seen = withColor.filter(mayUserSee(user));
    if (removal === 'ifUnused' && seen.length > 0)
      throw refusal('COLOR_IN_USE', `${seen.length} highlights have this color`);
    code.legend = others;
    // The colors of a Code are everybody's to see.
    if (seen.every(({ visibility }) => visibility === 'private'))
      code.colors = code.colors.filter((known) => known !== color);
    return;
  }
  if (name && others.some((entry) => entry.name !== undefined && fold(entry.name) === fold(name)))
    throw refusal('COLOR_NAME_TAKEN', undefined, [{ path: 'name', message: 'Is taken' }]);
  if (others.some((entry) => entry.color === color)) throw refusal('COLOR_TAKEN');
  if (
    !subject &&
    isCustom(color) &&
    others.filter((entry) => isCustom(entry.color)).length >= CUSTOM_COLORS_MAX
  )
    throw refusal('VALIDATION', undefined, [
      { path: 'color', message: `A Code has at most ${CUSTOM_COLORS_MAX} custom colors` },
    ]);
  const given = name ?? subject?.name ?? '';
  const entry: LegendEntry = { color, ...(given !== '' && { name: given }) };
  const isKept = isCustom(color) || given !== '';
  code.legend = subject
    ? code.legend.flatMap((each) => (each !== subject ? [each] : isKept ? [entry] : []))
    : [...code.legend, ...(isKept ? [entry] : [])];
  const from = replaces ?? color;
  const known = code.colors.includes(from) ? code.colors : [...code.colors, from];
  code.colors = [...new Set(known.map((each) => (each === from ? color : each)))];
  for (const selection of withColor) state.selections.set(selection.id, { ...selection, color });
}
