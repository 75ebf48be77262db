// Free of schemas, as `order.ts`, which has it.

/** A change of a text: what it became, and what it was where it was changed, as far as that is known. */
export interface TextRevision {
  readonly text?: string | undefined;
  readonly formerText?: string | undefined;
}

/**
 * Whether a text has become another one since it was changed, so that the change would silently replace what was saved meanwhile. A text
 * that reads as it would after the change already is not overtaken.
 */
export function isTextOvertaken(present: string, { text, formerText }: TextRevision): boolean {
  return text !== undefined && formerText !== undefined && present !== formerText && present !== text;
}
