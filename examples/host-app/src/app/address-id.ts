/** The number in an address, if it can be an id; the server counts from 1. */
export function idIn(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}
