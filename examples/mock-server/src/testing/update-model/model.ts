import type { SelectionStatus } from '@glossator/client-sdk/contract';

/** The text of a Version: which sentences stand in it, under an edition's number that makes it another file. `serial`: the Version itself. */
export interface ModelVersion {
  readonly serial: number;
  readonly edition: number;
  readonly sentences: readonly number[];
}

/** An annotation. `sentence` is undefined once somebody has confirmed it at another place. */
export interface ModelMark {
  id: number;
  readonly author: number;
  sentence: number | undefined;
  status: SelectionStatus;
  text: string;
  isConfirmed: boolean;
  readonly comments: string[];
}

/** A document of a followed Code as it was taken over. */
export interface ModelSource {
  readonly document: ModelDocument;
  readonly title: string;
  readonly serial: number;
}

/** What the Update does to a document. */
export interface ModelPending {
  title?: string;
  order?: number;
  version?: ModelVersion;
  isDeleted?: true;
  source?: ModelSource;
}

/** A document with its annotations, and those that were deleted with who did it in which Version. */
export interface ModelDocument {
  id: number;
  title: string;
  order: number;
  version: ModelVersion;
  number: number;
  state: 'live' | 'added' | 'archived';
  pending: ModelPending;
  source: ModelSource | undefined;
  marks: ModelMark[];
  deleted: { readonly mark: ModelMark; readonly by: number; readonly serial: number }[];
  /** How the annotations were in archived Versions, by number. */
  readonly past: Map<number, readonly string[]>;
}

/** Who may do how much in a Code besides its owner. */
export type ModelAccess = 'read' | 'annotate' | 'organize';

/** A Code; its documents by the order of their making. */
export interface ModelCode {
  readonly id: number;
  readonly owner: number;
  isPublic: boolean;
  readonly members: Map<number, ModelAccess>;
  documents: ModelDocument[];
  follows: { readonly source: ModelCode; seen: number; order: readonly ModelDocument[] } | undefined;
  approvals: number;
}

/** All of it. */
export interface Model {
  readonly codes: ModelCode[];
  next: number;
}

const LEVELS = ['read', 'annotate', 'organize', 'owner'];

/** The code with which a call that needs a level is refused, or `done`. */
export function allowed(code: ModelCode, user: number, level: ModelAccess | 'owner'): string {
  const own =
    code.owner === user ? 'owner' : (code.members.get(user) ?? (code.isPublic ? 'read' : undefined));
  if (own === undefined) return 'NOT_FOUND';
  return LEVELS.indexOf(own) >= LEVELS.indexOf(level) ? 'done' : 'FORBIDDEN';
}

/** Whether the Update does anything to a document. */
export function isTouched({ state, pending }: ModelDocument): boolean {
  return state === 'added' || Object.keys(pending).length > 0;
}

/** Whether a Code has an Update. */
export function hasUpdate(code: ModelCode): boolean {
  return present(code).some(isTouched);
}

/** The documents that are not archived, in the order the Update gives them. */
export function present(code: ModelCode): ModelDocument[] {
  const placeOf = ({ order, pending }: ModelDocument): number => pending.order ?? order;
  return code.documents
    .filter(({ state }) => state !== 'archived')
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id);
}

/** The documents of the Code as readers see it, in their order. */
export function current(code: ModelCode): ModelDocument[] {
  return code.documents
    .filter(({ state }) => state === 'live')
    .toSorted((a, b) => a.order - b.order || a.id - b.id);
}

/** Sets or unsets fields of what the Update does to a document. */
export function pend(
  document: ModelDocument,
  change: { [Field in keyof ModelPending]: ModelPending[Field] | undefined },
): void {
  const entries = Object.entries({ ...document.pending, ...change }).filter(
    ([, value]) => value !== undefined,
  );
  document.pending = Object.fromEntries(entries);
}

/** Numbers the documents anew after a change, in the order given or the one they have. */
export function settle(code: ModelCode, order: readonly ModelDocument[] = present(code)): void {
  order.forEach((document, place) => pend(document, { order: document.order === place ? undefined : place }));
}

/** Takes back what the Update does to a document. */
export function takeBack(code: ModelCode, document: ModelDocument): void {
  if (document.state === 'added') code.documents = code.documents.filter((each) => each !== document);
  document.pending = {};
}

/** Makes the Update current. What it did to annotations is seen by the caller. */
export function approve(code: ModelCode): void {
  let order = 0;
  for (const document of present(code)) {
    const { isDeleted, title, version, source } = document.pending;
    document.pending = {};
    if (isDeleted) {
      document.past.set(document.number, signatures(document));
      document.state = 'archived';
      continue;
    }
    if (title !== undefined) document.title = title;
    if (source) document.source = source;
    document.order = order;
    order += 1;
    if (version) {
      document.past.set(document.number, signatures(document));
      document.version = version;
      document.number += 1;
    }
    document.state = 'live';
  }
  code.approvals += 1;
}

/** Discards the Update. */
export function discard(code: ModelCode): void {
  for (const document of code.documents) takeBack(code, document);
}

/** An annotation as it is compared. */
export function signature(mark: Pick<ModelMark, 'status' | 'text' | 'author' | 'comments'>): string {
  return `${mark.status} "${mark.text}" by ${mark.author}: ${mark.comments.join('; ')}`;
}

/** All annotations of a document as they are compared. */
export function signatures({ marks }: ModelDocument): readonly string[] {
  return marks.map(signature).toSorted();
}
