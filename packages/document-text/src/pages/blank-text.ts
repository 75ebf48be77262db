const NO_BREAK_SPACE = 0xa0;

/** Whether a text is empty or white space only: mostly one look at its first character, and never a copy of it. */
export function isBlank(text: string): boolean {
  const code = text.charCodeAt(0);
  return !(code > 0x20 && code < NO_BREAK_SPACE) && text.trim() === '';
}
