/** An address in angle brackets with the name before it, which may be quoted (RFC 5322 section 3.4). */
const NAMED = /(?:"(?:[^"\\]|\\.)*"\s*|[^,;<>"\n]{0,200})<\s*([^<>\s]+)\s*>/g;

/**
 * The addresses in a text as people paste them: between commas, semicolons, spaces or line breaks; of `Ada Keller <ada@law.example>` only
 * the part in brackets. What is no address is returned as it was written.
 */
export function splitAddresses(text: string): readonly string[] {
  return text
    .replaceAll(NAMED, ' $1 ')
    .split(/[\s,;]+/)
    .map((part) => part.replace(/^(?:mailto:|['"(])+/i, '').replace(/['")]{1,3}$/, ''))
    .filter((part) => part !== '');
}
