/** RFC 4013, section 2.1: characters that are nothing (RFC 3454, table B.1) and other spaces (table C.1.2). */
const NOTHING = /[\u00AD\u034F\u1806\u180B-\u180D\u200B-\u200D\u2060\uFE00-\uFE0F\uFEFF]/gu;
const SPACES = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu;

/**
 * What a password may be to the file that it was given to, the likeliest first. Readers ought to bring it into a common form (SASLprep,
 * ISO 32000-2, 7.6.4.3.3), which pdf.js leaves to us; where a file of Acrobat 9 was locked, its UTF-8 bytes count, and pdf.js takes
 * characters for bytes there.
 */
export function passwordForms(password: string): readonly string[] {
  const prepared = password.replace(SPACES, ' ').replace(NOTHING, '').normalize('NFKC');
  return [...new Set([password, prepared, bytesOf(password), bytesOf(prepared)])];
}

/** The UTF-8 bytes of a text, each as a character. */
function bytesOf(text: string): string {
  return String.fromCharCode(...new TextEncoder().encode(text));
}
