import type { Alignment } from '@glossator/document-text';

/** For each old page the new one where most of its words went; where none did, that of the page before (0 for the first). */
export function pagesNow({ old, new: next, links }: Alignment): number[] {
  const votes = old.pages.map(() => new Map<number, number>());
  for (let word = 0; word < links.toNew.length; word += 1) {
    const linked = links.toNew[word] ?? -1;
    if (linked < 0) continue;
    const own = votes[pageOfWord(old, word)];
    const page = pageOfWord(next, linked);
    own?.set(page, (own.get(page) ?? 0) + 1);
  }
  let before = 0;
  return votes.map((own) => {
    let most = 0;
    for (const [page, count] of own) {
      if (count < most || (count === most && page > before)) continue;
      most = count;
      before = page;
    }
    return before;
  });
}

function pageOfWord({ words }: Alignment['old'], word: number): number {
  return words.order.page[words.startPlace[word] ?? 0] ?? 0;
}
