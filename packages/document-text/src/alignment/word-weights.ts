import type { Vocabulary } from '../words/vocabulary';

/**
 * The weight of each word of a vocabulary as evidence, from `least` to 1: the logarithm of its rarity in both texts (inverse document
 * frequency; K. Sparck Jones, "A statistical interpretation of term specificity", 1972), less for one-letter words.
 */
export function wordWeights(vocabulary: Vocabulary, total: number, least: number): Float32Array {
  const weights = new Float32Array(vocabulary.size);
  const rarest = Math.log(Math.max(2, total / 2));
  for (let id = 0; id < weights.length; id += 1) {
    const rarity = Math.log(total / Math.max(2, vocabulary.countOf(id))) / rarest;
    const letters = Math.min(1, (vocabulary.formOf(id).length + 1) / 4);
    weights[id] = least + (1 - least) * Math.max(0, Math.min(1, rarity)) * letters;
  }
  return weights;
}
