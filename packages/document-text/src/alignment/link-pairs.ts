import type { VersionPair } from './alignment';
import { dropChanceLinks } from './drop-chance';
import { fillHoles } from './fill-holes';
import type { PartPair } from './match-parts';
import type { Parts } from './parts';
import type { WordWindow } from './unique-grams';
import type { WordLinks } from './word-links';

/** Pairs of parts of both texts that belong together. */
export interface MatchedParts {
  readonly pairs: readonly PartPair[];
  readonly old: Parts;
  readonly new: Parts;
}

/** Pairs of parts linked between two reports of progress. */
const PAIRS_A_STEP = 200;

/**
 * Links the words of matched parts by `linkPair`, pair by pair; then drops links that chance explains and fills small holes between
 * links. Yields the share of the pairs that are done, from 0 to 1.
 */
export function* linkPairs(
  texts: VersionPair,
  weights: Float32Array,
  links: WordLinks,
  { pairs, old: oldParts, new: newParts }: MatchedParts,
  linkPair: (window: WordWindow) => void,
): Generator<number, void> {
  for (const [at, { old, next }] of pairs.entries()) {
    linkPair({
      oldFrom: oldParts.from[old] ?? 0,
      oldTo: oldParts.to[old] ?? 0,
      newFrom: newParts.from[next] ?? 0,
      newTo: newParts.to[next] ?? 0,
    });
    if (at % PAIRS_A_STEP === PAIRS_A_STEP - 1) yield at / pairs.length;
  }
  dropChanceLinks(texts.old, texts.new, weights, links, texts.constants);
  fillHoles(texts.old.words.ids, texts.new.words.ids, links, texts.constants);
  yield 1;
}
