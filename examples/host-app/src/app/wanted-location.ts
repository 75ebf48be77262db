/** The location that a visitor wanted before the guard sent them to the front page; undefined without one. */
export function wantedLocation(state: unknown): string | undefined {
  if (state && typeof state === 'object' && 'from' in state && typeof state.from === 'string') {
    return state.from;
  }
  return undefined;
}
