/** A text without the characters at its end that `sign`, a pattern of one character, matches. It costs no more than what goes. */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length;
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The same, and without the white space before these characters where there are some. */
export function withoutSpacedEnd(text: string, sign: RegExp): string {
  const rest = withoutEnd(text, sign);
  return rest.length < text.length ? rest.trimEnd() : text;
}
