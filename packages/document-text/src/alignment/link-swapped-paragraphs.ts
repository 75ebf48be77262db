import type { VersionPair } from './alignment';
import type { SectionLinks } from './link-sections';
import { paragraphsInBoth } from './paragraphs-in-both';

/**
 * Parts paragraphs that are alike and were linked crosswise: two forms, say, each of which stands as it was somewhere else now. A paragraph that stands
 * once in both versions is linked with that one, unless it, or that one, became something that does not.
 */
export function linkSwappedParagraphs(texts: VersionPair, { links, inPlace }: SectionLinks): void {
  const spans = paragraphsInBoth(texts);
  const inOld = new Int32Array(texts.old.words.length).fill(-1);
  const inNew = new Int32Array(texts.new.words.length).fill(-1);
  spans.forEach(({ old, next, length }, at) => {
    inOld.fill(at, old, old + length);
    inNew.fill(at, next, next + length);
  });
  /** What the words of a span are in on the other side: of all that are linked, another span. */
  const areInOther = (to: Int32Array, of: Int32Array, from: number, length: number, own: number): boolean =>
    to.subarray(from, from + length).every((word) => word < 0 || ((of[word] ?? -1) >= 0 && of[word] !== own));
  const crossed = spans.filter(
    ({ old, next, length }, at) =>
      areInOther(links.toNew, inNew, old, length, at) && areInOther(links.toOld, inOld, next, length, at),
  );
  for (const { old, next, length } of crossed)
    for (let word = 0; word < length; word += 1) {
      links.unlink(old + word);
      links.unlink(links.toOld[next + word] ?? -1);
    }
  for (const span of crossed) {
    links.linkSpan(span);
    inPlace.fill(0, span.old, span.old + span.length);
  }
}
