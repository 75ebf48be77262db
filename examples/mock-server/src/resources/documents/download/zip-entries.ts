import type { Readable } from 'node:stream';

/** A file in a ZIP: its name there, and exactly `size` bytes, which are opened when their turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: Date;
  readonly open: () => Promise<AsyncIterable<Uint8Array> | Readable>;
}

/** Bytes of a name in UTF-8 that every file system takes. */
const LONGEST_NAME = 180;
/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * A name that is safe in any folder of any system: no path, no control or forbidden characters, no device, not too long. Files out of a
 * ZIP must never land anywhere but where the reader unpacks them.
 */
export function safeFileName(name: string): string {
  const flat = name
    .normalize('NFC')
    .replaceAll(/[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Cs}/gu, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '');
  const { stem, ending } = parted(flat);
  const bare = DEVICES.test(stem.split('.')[0] ?? '') ? `_${stem}` : stem;
  const cut = shortened(bare, LONGEST_NAME - Buffer.byteLength(ending)).trimEnd();
  return `${cut}${ending}` || 'file';
}

/** Makes names unique as "Plan.png", "Plan (2).png", where capitals make no difference. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const { stem, ending } = parted(name);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}

function parted(name: string): { readonly stem: string; readonly ending: string } {
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
