/** The address that was typed on the screen before, from its link's state; empty where there is none. */
export function typedEmailOf(state: unknown): string {
  const isGiven = typeof state === 'object' && state !== null && 'email' in state;
  return isGiven && typeof state.email === 'string' ? state.email : '';
}
