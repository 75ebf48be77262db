import type { CodeDocument } from '@glossator/client-sdk/contract';
import { castDraft, type Draft } from 'immer';
import type { SliceReactions } from '../annotator-feature';
import type { AnnotatorState } from '../features';
import { presentItems, takeItems } from './list';
import type { SelectionsState } from './state';

type Slice = Draft<SelectionsState>;

const uuidOf = (items: readonly Pick<CodeDocument, 'id' | 'uuid'>[], documentId: number) =>
  items.find(({ id }) => id === documentId)?.uuid;

/** The open document is left for another one: while the whole Code is listed, its Selections stay, as far as all of them are here. */
export function keepElsewhere(
  selections: Slice,
  openedId: number,
  { documents, structure, view }: Pick<AnnotatorState, 'documents' | 'structure' | 'view'>,
): void {
  const { scope, status } = selections;
  const items = presentItems(selections);
  const left = items[0]?.documentId;
  if (left === undefined || left === openedId || status !== 'ready') return;
  // What is listed of it is kept up to date as long as it is there.
  const isListed = scope === 'code' || Object.keys(selections.elsewhere).length > 0;
  const uuid = uuidOf(documents.items, left);
  // These two follow later: what they know is still of the document that is left.
  const read = { structure: structure.read, labels: view.viewer.pageLabels };
  if (isListed) selections.elsewhere[left] = castDraft({ items, status, uuid, read });
}

/** Documents that are gone take their Selections along; those of another Version are to be read again. */
export function outdateElsewhere(
  selections: Slice,
  items: readonly Pick<CodeDocument, 'id' | 'uuid'>[],
): void {
  for (const [key, held] of Object.entries(selections.elsewhere)) {
    const uuid = uuidOf(items, Number(key));
    if (uuid === undefined) Reflect.deleteProperty(selections.elsewhere, key);
    else if (held.uuid !== uuid) held.status = 'idle';
  }
}

/** What is shown of a Selection may not be what the server has: the list that it is in is to be read again. */
export function outdateOwner(selections: Slice, id: number): void {
  for (const held of Object.values(selections.elsewhere))
    if (presentItems(held).some((item) => item.id === id)) held.status = 'idle';
}

/** How the Selections of documents that are not open follow events, besides those that change a Selection wherever it is. */
export const elsewhereReactions: SliceReactions<SelectionsState> = {
  'selections/scopeChosen': (selections, { scope }) => {
    selections.scope = scope;
  },
  'selections/elsewhereRequested': (selections, { documentId }, { documents }) => {
    const held = selections.elsewhere[documentId];
    const unsaved = held ? presentItems(held).filter(({ id }) => id < 0) : [];
    const uuid = uuidOf(documents.items, documentId);
    selections.elsewhere[documentId] = castDraft({ items: unsaved, status: 'loading', uuid });
  },
  'selections/elsewhereLoaded': (selections, { documentId, items }) => {
    const held = selections.elsewhere[documentId];
    // Gone: it was opened meanwhile, and its own list has been read.
    if (!held) return;
    takeItems(selections, held, items);
    held.status = 'ready';
  },
  'selections/elsewhereFailed': (selections, { documentId }) => {
    const held = selections.elsewhere[documentId];
    if (held) held.status = 'failed';
  },
  'selections/elsewhereOutdated': (selections) => {
    for (const held of Object.values(selections.elsewhere)) held.status = 'idle';
  },
};
