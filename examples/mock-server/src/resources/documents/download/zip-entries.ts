import { partsOfFileName } from '../../../calls/file-names';

/** A file in a ZIP: its name there, and exactly `size` bytes, which are iterated when their turn comes. */
export interface ZipEntry {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: Date;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Makes names unique as "Plan.png", "Plan (2).png", where capitals make no difference. */
export function createUniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const { stem, ending } = partsOfFileName(name);
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
