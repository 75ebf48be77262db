/** The room of files that stand directly in an area. */
export const TOP = '.';

/** The room of an area that a path of the repository is in: its folder there, `.` for a file of the area itself; undefined outside. */
export function roomOf(area, path) {
  if (!path.startsWith(`${area}/`)) return undefined;
  const [room, ...rest] = path.slice(area.length + 1).split('/');
  return rest.length === 0 ? TOP : room;
}

/**
 * Whether a tie between two rooms leads anywhere but to a lower tier. A room without a place in the order counts as such, so that
 * whoever makes a room gives it one. Between two rooms that only `*` names there is no order.
 */
export function leadsUp(tiers, from, to) {
  if (from === to) return false;
  const named = new Map(tiers.flatMap((tier, height) => tier.map((room) => [room, height])));
  if (named.has('*') && !named.has(from) && !named.has(to)) return false;
  const [above, below] = [from, to].map((room) => named.get(room) ?? named.get('*'));
  return above === undefined || below === undefined || below >= above;
}
