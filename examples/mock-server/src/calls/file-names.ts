/** Bytes of a name in UTF-8 that every file system takes. */
const LONGEST_NAME = 180;
/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is safe in any folder of any system: no path, no control or forbidden characters, no device, not too long. Files out of a
 * ZIP must never land anywhere but where the reader unpacks them, and a download must read as what it is.
 */
export function safeFileName(name: string): string {
  const flat = withoutEdges(name.normalize('NFC').replaceAll(/[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}/gu, '_'));
  const { stem, ending } = partsOfFileName(flat);
  const bare = DEVICES.test(stem.split('.')[0] ?? '') ? `_${stem}` : stem;
  const cut = shortened(bare, LONGEST_NAME - Buffer.byteLength(ending)).trimEnd();
  return `${cut}${ending}` || 'file';
}

/** A name that a browser shows as what it is and saves where it saves files: no path, nothing that hides or turns around a part of it. */
export function downloadName(name: string): string {
  return withoutEdges(name.normalize('NFC').replaceAll(/[\\/]|\p{Cc}|\p{Cf}|\p{Cs}/gu, '_')) || 'file';
}

/** Without the dots and spaces at both ends, which some systems drop and others hide a file for. */
function withoutEdges(name: string): string {
  const isEdge = (index: number): boolean => /[.\s]/.test(name[index] ?? '');
  let start = 0;
  let end = name.length;
  while (start < end && isEdge(start)) start += 1;
  while (end > start && isEdge(end - 1)) end -= 1;
  return name.slice(start, end);
}

/** The name before its ending, and the ending with its dot. */
export function partsOfFileName(name: string): { readonly stem: string; readonly ending: string } {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.\s]{1,16})?$/su.exec(name) ?? [];
  return { stem, ending };
}

function shortened(text: string, bytes: number): string {
  let cut = '';
  let size = 0;
  for (const char of text) {
    size += Buffer.byteLength(char);
    if (size > bytes) break;
    cut += char;
  }
  return cut;
}
