import { isDeepStrictEqual } from 'node:util';
import {
  allowed,
  current,
  pend,
  present,
  settle,
  type Model,
  type ModelCode,
  type ModelDocument,
} from './model';

/** Brings the state of a Code to the copies that follow it, where their owners may read it. */
export function flow(model: Model, source: ModelCode): void {
  for (const copy of model.codes) if (copy.follows?.source === source) takeOver(model, copy);
}

/** Brings to one copy what it has not seen yet. */
export function takeOver(model: Model, copy: ModelCode): void {
  const { follows } = copy;
  if (!follows || follows.seen >= follows.source.approvals) return;
  if (allowed(follows.source, copy.owner, 'read') !== 'done') return;
  const before = present(copy);
  const documents = current(follows.source);
  const placed: ModelDocument[] = [];
  for (const theirs of documents) {
    const own = copy.documents.find((each) => each.source?.document === theirs);
    if (own?.state !== 'archived') placed.push(own ? follow(own, theirs) : add(model, copy, theirs));
  }
  for (const own of copy.documents.filter(({ source }) => source && !documents.includes(source.document))) {
    if (own.state === 'added') copy.documents = copy.documents.filter((each) => each !== own);
    else if (own.state === 'live') {
      const { order } = own.pending;
      own.pending = { isDeleted: true, ...(order !== undefined && { order }) };
    }
  }
  const now = present(copy);
  const isMoved = !isDeepStrictEqual(
    follows.order.filter((each) => documents.includes(each)).map(({ id }) => id),
    documents.filter((each) => follows.order.includes(each)).map(({ id }) => id),
  );
  const known = now.filter((each) => before.includes(each));
  settle(copy, isMoved ? inserted(placed, now) : inserted(known, placed));
  follows.seen = follows.source.approvals;
  follows.order = documents;
}

function inserted(list: readonly ModelDocument[], others: readonly ModelDocument[]): ModelDocument[] {
  const all = [...list];
  others.forEach((each, place) => {
    const before = others[place - 1];
    if (!all.includes(each)) all.splice(before ? all.indexOf(before) + 1 : 0, 0, each);
  });
  return all;
}

function add(model: Model, copy: ModelCode, theirs: ModelDocument): ModelDocument {
  const { title, version } = theirs;
  // It gets its id when it is looked at; until then it is the newest.
  const made: ModelDocument = {
    id: Number.MAX_SAFE_INTEGER,
    title,
    order: copy.documents.length,
    number: 1,
    state: 'added' as const,
    version: { ...version, serial: (model.next += 1) },
    pending: {},
    marks: [],
    deleted: [],
    past: new Map(),
    source: { document: theirs, title, serial: version.serial },
  };
  copy.documents.push(made);
  return made;
}

function follow(own: ModelDocument, theirs: ModelDocument): ModelDocument {
  const known = own.pending.source ?? own.source;
  const isNew = theirs.version.serial !== known?.serial;
  const isRenamed = theirs.title !== known?.title;
  const source = { document: theirs, title: theirs.title, serial: theirs.version.serial };
  const title = isRenamed ? (theirs.title === own.title ? undefined : theirs.title) : own.pending.title;
  if (own.state === 'added') {
    own.title = title ?? own.title;
    own.source = source;
    if (isNew) own.version = theirs.version;
    return own;
  }
  pend(own, { title, ...(isNew && { isDeleted: undefined, version: theirs.version }) });
  const isSame = source.serial === own.source?.serial && source.title === own.source.title;
  pend(own, { source: isSame ? undefined : source });
  return own;
}
