import { partsOf, type Parts } from './parts';
import type { WordSequence } from '../words/word-sequence';

/** The parts of a law that keep their identity: its articles, by word numbers. Every word is in exactly one. */
export interface Sections extends Parts {
  /** What makes each section the same one in another version; empty where nothing does. */
  readonly keys: readonly string[];
}

const HEAD =
  /^\s*(§+|Art(?:ikel|icle|ículo|ículo|icolo|\.)?|ARTICULO|Artículo|Sec(?:tion|\.)|S\.)\s*([\dLRDAI][\w.\-–]*)/iu;
export function sectionsOf(seq: WordSequence): Sections {
  const from: number[] = [0];
  const keys: string[] = [''];
  const { pages, order } = seq;
  for (let w = 0; w < seq.length; w += 1) {
    if ((seq.gaps[w] ?? 0) === 0) continue;
    const place = seq.startPlace[w] ?? 0;
    let text = '';
    for (let k = place; k < Math.min(place + 5, order.length); k += 1)
      text += pages[order.page[k] ?? 0]?.elements[order.element[k] ?? 0] ?? '';
    if ((seq.startCharacter[w] ?? 0) > 3) continue;
    const m = HEAD.exec(text);
    if (m && w > 0) {
      if (w === from.at(-1)) keys.pop();
      else from.push(w);
      keys.push((m[1] ?? '').slice(0, 1).toLowerCase() + (m[2] ?? '').toLowerCase().replace(/[.\-–]+$/, ''));
    }
  }
  const starts = Int32Array.from(from);
  return { ...partsOf(seq.length, starts, Int32Array.from([...from.slice(1), seq.length])), keys };
}
