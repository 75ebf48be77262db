import type { TextChange } from '@glossator/client-sdk/contract';
import { comparePositions, startOf, type Position, type StructureUnit } from '@glossator/document-text';
import { articleAt, articlesOf, divisionAt, isEmpty, type ComparedText } from './compared-text';

/** An article in which something changed, or what changed outside of articles under one division. */
export interface ChangedArticle {
  /** In the old text; absent where it is new. */
  readonly old: StructureUnit | undefined;
  /** In the new text; absent where it is gone. */
  readonly new: StructureUnit | undefined;
  /** Where it is no article. */
  readonly division: StructureUnit | undefined;
  /** In the order of the new text. */
  readonly changes: readonly TextChange[];
  /** Where it stands in the new text, or would. */
  readonly at: Position;
}

/** The texts of a synopsis. */
export interface TextPair {
  readonly old: ComparedText;
  readonly new: ComparedText;
}

/** Puts changes under the articles that they are in, in the order of the new text. */
export function changedArticles(changes: readonly TextChange[], texts: TextPair): ChangedArticle[] {
  const { toNew, toOld } = pairArticles(changes, texts);
  const groups = new Map<unknown, ChangedArticle & { readonly changes: TextChange[] }>();
  for (const change of changes) {
    const isGone = isEmpty(change.new);
    const old = isEmpty(change.old) ? undefined : articleAt(texts.old, startOf(change.old));
    const now = isGone ? old && toNew.get(old) : articleAt(texts.new, startOf(change.new));
    const gone = isGone && !now ? old : undefined;
    const division =
      now || gone
        ? undefined
        : isGone
          ? divisionAt(texts.old, startOf(change.old))
          : divisionAt(texts.new, startOf(change.new));
    const key = now ?? gone ?? division?.key;
    const known = groups.get(key);
    if (known) known.changes.push(change);
    else
      groups.set(key, {
        old: now ? toOld.get(now) : gone,
        new: now,
        division,
        changes: [change],
        at: now?.start ?? startOf(change.new),
      });
  }
  return [...groups.values()].toSorted((a, b) => comparePositions(a.at, b.at));
}

/** Which article of the old text became which one of the new text. */
function pairArticles(changes: readonly TextChange[], texts: TextPair) {
  const toNew = new Map<StructureUnit, StructureUnit>();
  const toOld = new Map<StructureUnit, StructureUnit>();
  const pair = (old: StructureUnit | undefined, now: StructureUnit | undefined): void => {
    if (!old || !now || toNew.has(old) || toOld.has(now)) return;
    toNew.set(old, now);
    toOld.set(now, old);
  };
  const kept = changes.flatMap((change) => {
    if (isEmpty(change.old) || isEmpty(change.new)) return [];
    const [at, nowAt] = [startOf(change.old), startOf(change.new)];
    const [old, now] = [articleAt(texts.old, at), articleAt(texts.new, nowAt)];
    if (!old || !now) return [];
    const isFromStart = comparePositions(at, old.start) <= 0 && comparePositions(nowAt, now.start) <= 0;
    return [{ old, now, isFromStart, isMoved: change.kind === 'moved' }];
  });
  // A heading that got another number says it best; then the number; then text that stayed in the order of both texts.
  for (const { old, now, isFromStart } of kept) if (isFromStart) pair(old, now);
  const byKey = onlyOnes(articlesOf(texts.new));
  for (const [key, old] of onlyOnes(articlesOf(texts.old))) pair(old, byKey.get(key));
  for (const { old, now, isMoved } of kept) if (!isMoved) pair(old, now);
  return { toNew, toOld };
}

/** Units by their keys, without those that share one. */
function onlyOnes(units: readonly StructureUnit[]): ReadonlyMap<string, StructureUnit> {
  const all = Map.groupBy(units, ({ key }) => key);
  return new Map(
    [...all].flatMap(([key, [unit, ...others]]) => (unit && others.length === 0 ? [[key, unit]] : [])),
  );
}
