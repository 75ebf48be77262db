import type { WordChange } from '@glossator/client-sdk/contract';
import { diffWords, type RedlinePart } from '@glossator/document-text';

/** UTF-16 units of a stretch that stayed which are shown before and after what differs. */
const CONTEXT = 60;
/** To leave out less than this is not worth while. */
const LEAST = 24;
/** What stands for what was left out. */
const LEFT_OUT = ' … ';

/**
 * The parts of a redline; with `isShort` without the middle of long stretches that stayed the same. `words` are what differs as the comparison of
 * the whole documents has it; what it does not tell of is no difference: running lines between two pages, say, or the end of a text that was cut.
 */
export function redlineOf(
  oldText: string,
  newText: string,
  {
    isShort = false,
    words,
  }: { readonly isShort?: boolean; readonly words?: readonly WordChange[] | undefined },
): readonly RedlinePart[] {
  const parts = words ? reportedParts(diffWords(oldText, newText), words) : diffWords(oldText, newText);
  const isSame = parts.every(({ kind }) => kind === 'same');
  if (!isShort || isSame) return parts;
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    const head = index === 0 ? '' : headOf(part.text);
    const tail = index === parts.length - 1 ? '' : tailOf(part.text);
    const isShorter = head.length + tail.length + LEAST < part.text.length;
    const text = `${head}${LEFT_OUT}${tail}`;
    return isShorter ? { ...part, text: index === 0 ? text.trimStart() : text } : part;
  });
}

/** The parts with the reported differences alone; signs may differ besides. */
function reportedParts(parts: readonly RedlinePart[], words: readonly WordChange[]): readonly RedlinePart[] {
  const gone = words.map(({ oldText }) => bare(oldText)).filter(Boolean);
  const come = words.map(({ newText }) => bare(newText)).filter(Boolean);
  const isReported = (text: string, reported: readonly string[]): boolean => {
    const letters = bare(text);
    return letters === '' || reported.some((each) => each.includes(letters) || letters.includes(each));
  };
  return parts.flatMap((part) => {
    if (part.kind === 'deleted') return isReported(part.text, gone) ? [part] : [];
    if (part.kind === 'same' || isReported(part.text, come)) return [part];
    return [{ ...part, kind: 'same' as const }];
  });
}

/** Letters and digits alone. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** The first whole words of a text. */
function headOf(text: string): string {
  return text.slice(0, CONTEXT).replace(/\s{0,60}\S{0,60}$/u, '');
}

function tailOf(text: string): string {
  return text.slice(-CONTEXT).replace(/^\S*\s*/u, '');
}
