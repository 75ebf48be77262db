import { describe, expect, it } from 'vitest';
import { gatherKinds, type EntityChange } from '../entities/entity-kind';
import { features } from '../features';
import { createThreads } from './threads';
import type { PendingChange } from './state';

const kinds = gatherKinds(features.flatMap((feature) => feature.kinds));
const { sendable } = createThreads(kinds, (_kind, id) => id);
const ref = (id: number) => ({ kind: 'selection', id });
const entity = { id: -1, createdBy: { id: 1, name: 'Lea Rossi' } };
const DELETION: EntityChange = { action: 'delete', ref: ref(7) };
const CREATION: EntityChange = { action: 'create', ref: ref(-1), entity };

/** Which of these changes, by their places, can be sent; each is one of a document. */
function sentOf(...changes: readonly (readonly [EntityChange, number, PendingChange['state']?])[]) {
  const pending = changes.map(([change, documentId, state = 'waiting'], index): PendingChange => {
    return { key: String(index), documentId, change, state, wasSent: false };
  });
  return sendable(pending).map(({ key }) => Number(key));
}

describe('the changes that can be sent', () => {
  it('are the first of each thread', () => {
    const recolor: EntityChange = { action: 'update', ref: ref(7), to: { color: '#ffe08a' } };
    expect(sentOf([recolor, 1], [DELETION, 1], [{ ...recolor, ref: ref(8) }, 1])).toEqual([0, 2]);
  });

  it('leave out a highlight on words that an earlier change may free', () => {
    const extension: EntityChange = { action: 'update', ref: ref(9), to: { startPage: 1 } };
    expect(sentOf([DELETION, 1], [CREATION, 1])).toEqual([0]);
    expect(sentOf([DELETION, 1, 'sending'], [CREATION, 1])).toEqual([]);
    expect(sentOf([DELETION, 1], [extension, 1])).toEqual([0]);
    expect(sentOf([CREATION, 1], [DELETION, 1])).toEqual([0, 1]);
  });

  it('have one that needs no words, or those of another document, among them', () => {
    const bookmark: EntityChange = { action: 'create', ref: { kind: 'bookmark', id: -1 }, entity };
    expect(sentOf([DELETION, 1, 'failed'], [bookmark, 1], [CREATION, 2])).toEqual([1, 2]);
  });
});
