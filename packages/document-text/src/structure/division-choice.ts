import type { HeadingCandidate } from './heading-candidates';

/** The candidates that are headings of divisions, by the rule of larger type for each word (a Buch may be set larger, a Titel not); sections are none where they are articles, and where articles have
 * bare numbers, only in larger type. */
export function chooseDivisions(
  candidates: readonly HeadingCandidate[],
  articles: readonly HeadingCandidate[],
): readonly HeadingCandidate[] {
  const sound = candidates.filter(
    ({ form, continues, isApart }) =>
      (form.isSound || (isApart && form.isSeparated && !/^\d/u.test(form.rest))) && (!continues || isApart),
  );
  const counts = new Map<string, number>();
  for (const { form, isApart } of sound)
    counts.set(form.word, (counts.get(form.word) ?? 0) + (isApart ? 1 : -1));
  const apartWords = new Set([...counts].flatMap(([word, more]) => (more >= 0 ? word : [])));
  const chosen = sound.filter(({ form, isApart, isSpaced, standsAlone }) => {
    const isUsual = !apartWords.has(form.word) || isSpaced;
    return isApart || (isUsual && (standsAlone || apartWords.size === 0));
  });
  const isSection = articles.some(({ form }) => form.word === 'sec:');
  const isBare = articles.some(({ form }) => form.word === '');
  if (!isSection && !isBare) return chosen;
  return chosen.filter(({ form, isApart }) => form.word !== 'section' || (!isSection && isApart));
}
