import { diffWords, type RedlinePart } from '@glossator/document-text';

/** UTF-16 units of a stretch that stayed which are shown before and after what differs. */
const CONTEXT = 60;
/** To leave out less than this is not worth while. */
const LEAST = 24;
/** What stands for what was left out. */
const LEFT_OUT = ' … ';

/** The parts of a redline; with `isShort` without the middle of long stretches that stayed the same. */
export function redlineOf(oldText: string, newText: string, isShort: boolean): readonly RedlinePart[] {
  const parts = diffWords(oldText, newText);
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

/** The first whole words of a text. */
function headOf(text: string): string {
  return text.slice(0, CONTEXT).replace(/\s*\S*$/u, '');
}

function tailOf(text: string): string {
  return text.slice(-CONTEXT).replace(/^\S*\s*/u, '');
}
