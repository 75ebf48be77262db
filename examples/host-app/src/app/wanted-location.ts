/** Where a visitor wanted to go before the guard sent him to the front page; undefined when he came on his own. */
export function wantedLocation(state: unknown): string | undefined {
  if (state && typeof state === 'object' && 'from' in state && typeof state.from === 'string') {
    return state.from;
  }
  return undefined;
}
