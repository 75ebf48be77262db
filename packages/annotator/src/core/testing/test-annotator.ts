import type { AccessLevel, CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import type { TextRange } from '@glossator/document-text';
import { createAnnotator } from '../annotator';
import type { PlaceTrail } from '../places/place-trail';
import type { KeyValueStore, Log } from '../ports/environment';
import type { OutboxStore } from '../ports/outbox-store';
import { structureOfPages } from '../structure/structure-of-pages';
import type { FakeDocument } from './fake-document';
import { createFakeViewer } from './fake-viewer';
import { createManualBackend, type ManualBackend } from './manual-backend';
import { createManualClock } from './manual-clock';

const STAMPS = {
  createdAt: '2026-03-03T10:00:00.000Z',
  updatedAt: '2026-03-03T10:00:00.000Z',
  createdBy: { id: 2, name: 'Max Keller' },
};

/** A document of Code 1. */
export function aDocument(id: number, changes: Partial<CodeDocument> = {}): CodeDocument {
  return {
    id,
    codeId: 1,
    title: `Part ${id}`,
    order: id - 1,
    size: 1000,
    uuid: '00000000-0000-4000-8000-000000000000',
    pages: 3,
    totalSelectionsCount: 0,
    ...STAMPS,
    ...changes,
  };
}

/** A range inside one element. */
export function aRange(page: number, element: number, start: number, end: number): TextRange {
  return {
    startPage: page,
    startElement: element,
    startCharacter: start,
    endPage: page,
    endElement: element,
    endCharacter: end,
  };
}

/** A saved Selection of Max Keller's in document 1. */
export function aSelection(
  id: number,
  range: TextRange,
  changes: Partial<TextSelection> = {},
): TextSelection {
  return {
    id,
    documentId: 1,
    text: 'quoted',
    color: 'COLOR_1',
    ...range,
    isBookmark: false,
    isAnnotation: false,
    data: [],
    status: 'success',
    ...STAMPS,
    ...changes,
  };
}

/** Three short pages. */
export const SHORT_DOCUMENT: FakeDocument = {
  pages: [
    ['A person who makes an offer is held to it.', 'The year runs from the day of the bargain.'],
    ['Where a statute asks for a form, the contract must have it.'],
    ['No one is bound to what cannot be done.'],
  ],
};

/** Texts kept in memory. */
export function createMemoryStorage(): KeyValueStore {
  const kept = new Map<string, string>();
  return {
    get: (key) => kept.get(key),
    set: (key, value) => void kept.set(key, value),
    delete: (key) => void kept.delete(key),
  };
}

/** An annotator on fakes, with document 1 listed and the user Lea Rossi. */
export function createTestAnnotator(
  options: {
    readonly existing?: readonly TextSelection[];
    readonly access?: AccessLevel;
    readonly document?: FakeDocument;
    readonly storage?: KeyValueStore;
    readonly backend?: ManualBackend;
    readonly outboxStore?: OutboxStore;
    readonly userId?: number;
    readonly codeId?: number;
    /** What was read before, and the old Version that is shown. */
    readonly trail?: PlaceTrail;
    readonly openedVersion?: number;
    /** Makes the keys of this annotator others than another one's. */
    readonly keys?: string;
  } = {},
) {
  const clock = createManualClock();
  const backend = options.backend ?? createManualBackend(options.existing);
  const viewer = createFakeViewer(options.document ?? SHORT_DOCUMENT);
  const storage = options.storage ?? createMemoryStorage();
  const logged: string[] = [];
  const log: Log = { warn: (message) => logged.push(message), error: (message) => logged.push(message) };
  let keys = 0;
  const annotator = createAnnotator({
    backend,
    clock,
    storage,
    log,
    resolveFile: ({ id }) => ({ url: `/file/${id}` }),
    createKey: () => `${options.keys ?? 'key'}-${(keys += 1)}`,
    structureReader: { read: (pages) => Promise.resolve(structureOfPages(pages)) },
    ...(options.trail && { trail: options.trail }),
    openedVersion: options.openedVersion,
    ...(options.outboxStore && { outboxStore: options.outboxStore }),
  });
  const { commands, store } = annotator;
  const stop = annotator.start();
  commands.access.grant({ id: options.userId ?? 1, name: 'Lea Rossi', access: options.access ?? 'annotate' });
  const count = options.existing?.length ?? 0;
  const { codeId = 1 } = options;
  commands.documents.list([aDocument(1, { totalSelectionsCount: count, codeId }), aDocument(2, { codeId })]);
  const detach = annotator.attachViewer(viewer);
  return { annotator, commands, store, backend, clock, viewer, storage, logged, stop, detach };
}

/** Lets all answers that are there arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

/** Opens document 1 and answers the call for its Selections. */
export async function openFirst(made: ReturnType<typeof createTestAnnotator>): Promise<void> {
  made.commands.documents.open(1);
  made.backend.next().succeed();
  await settle();
}
