import { createHash } from 'node:crypto';
import type { FoundAnnotation } from '../../pdf/found-annotation';

/** An annotation under a name that no other of its file has, with what answers it, oldest first. `ids` are all of its objects. */
export interface Thread {
  readonly name: string;
  readonly annotation: FoundAnnotation;
  readonly replies: readonly { readonly name: string; readonly annotation: FoundAnnotation }[];
  readonly ids: readonly { readonly page: number; readonly id: string }[];
  /** It answers something that is not in the file. */
  readonly isOrphan: boolean;
}

type Named = Thread['replies'][number];

/** Puts the annotations of a file together: parts of one mark on several pages, and answers with what they answer. */
export function threadsOf(found: readonly FoundAnnotation[]): Thread[] {
  const named = joinParts(nameAll(found));
  const rootOf = rootsOf(named);
  const replies = new Map<string, Named[]>();
  const roots: (typeof named)[number][] = [];
  for (const each of named) {
    const root = rootOf.get(each.annotation.id) ?? each;
    const own = replies.get(root.annotation.id);
    if (root === each) roots.push(each);
    else if (own) own.push(each);
    else replies.set(root.annotation.id, [each]);
  }
  return roots.map(({ name, annotation, parts }) => {
    const own = (replies.get(annotation.id) ?? []).toSorted(byAge);
    const all = [...parts, ...own.map((reply) => reply.annotation)];
    const ids = all.map(({ page, id }) => ({ page, id }));
    return { name, annotation, replies: own, ids, isOrphan: annotation.replyTo !== undefined };
  });
}

/** The annotation that a chain of answers begins with, for each; one that goes round in a circle begins anywhere. */
function rootsOf<Each extends Named>(named: readonly Each[]): ReadonlyMap<string, Each> {
  const byId = new Map(named.map((each) => [each.annotation.id, each]));
  const roots = new Map<string, Each>();
  for (const each of named) {
    const chain = new Set<Each>();
    let at = each;
    while (!roots.has(at.annotation.id) && !chain.has(at)) {
      chain.add(at);
      at = byId.get(at.annotation.replyTo ?? '') ?? at;
    }
    const root = roots.get(at.annotation.id) ?? at;
    for (const { annotation } of chain) roots.set(annotation.id, root);
  }
  return roots;
}

function byAge(a: Named, b: Named): number {
  return (a.annotation.createdAt ?? '').localeCompare(b.annotation.createdAt ?? '');
}

/** Names that are there are kept; what has none is named after what it is, so that it has the same name the next time. */
function nameAll(found: readonly FoundAnnotation[]): Named[] {
  const taken = new Map<string, number>();
  return found.map((annotation) => {
    const name = annotation.name ?? madeName(annotation);
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return { name: before === 0 ? name : `${name}~${before + 1}`, annotation };
  });
}

function madeName({ page, kind, author, text, createdAt, drawnAt }: FoundAnnotation): string {
  const content = JSON.stringify([page, kind, author ?? '', text, createdAt ?? '', drawnAt]);
  return `pdf-${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;
}

/** What we write of a mark on its second page is named after the first part: "name/2". */
function joinParts(named: readonly Named[]): (Named & { readonly parts: readonly FoundAnnotation[] })[] {
  const byName = new Map(named.map((each) => [each.name, { ...each, parts: [each.annotation] }]));
  for (const { name, annotation } of named) {
    const [, base = '', number] = /^(.+)\/(\d{1,4})$/.exec(name) ?? [];
    const first = byName.get(base);
    const last = first?.parts.at(-1);
    const isNext = last?.page === annotation.page - 1 && Number(number) === (first?.parts.length ?? 0) + 1;
    const [from, to] = [first?.annotation.ranges[0], annotation.ranges.at(-1)];
    if (!first || !isNext || last.kind !== annotation.kind || !from || !to) continue;
    const { endPage, endElement, endCharacter } = to;
    first.parts.push(annotation);
    first.annotation = { ...first.annotation, ranges: [{ ...from, endPage, endElement, endCharacter }] };
    byName.delete(name);
  }
  return [...byName.values()];
}
