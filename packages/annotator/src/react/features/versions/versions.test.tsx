// @vitest-environment jsdom
import type { DocumentVersion, LiveEvent, ReviewedUpdate } from '@glossator/client-sdk/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { LiveSource } from '../../../core/ports/backend';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { aDocument, aRange, aSelection } from '../../../core/testing/test-annotator';
import { Annotator } from '../../workspace/Annotator';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(() => {
  giveElementsSizes();
  URL.createObjectURL = () => 'blob:report';
});
afterEach(cleanup);

const MAX = { id: 2, name: 'Max Keller' };

function aVersion(number: number, changes: Partial<DocumentVersion> = {}): DocumentVersion {
  return {
    id: 100 + number,
    documentId: 1,
    number,
    uuid: `00000000-0000-4000-8000-00000000000${number}`,
    size: 2048 * number,
    pages: number,
    status: 'archived',
    createdAt: `2026-0${number}-03T10:00:00.000Z`,
    createdBy: MAX,
    warnings: [],
    ...changes,
  };
}

const COUNTS = { success: 40, unconfirmed: 3, failed: 1 };
const THREE = [
  aVersion(3, {
    status: 'pending',
    warnings: ['contains updates to resolve'],
    comparison: { state: 'running', share: 0.4 },
  }),
  aVersion(2, { status: 'current', carryOver: COUNTS }),
  aVersion(1),
];
const APPROVED: ReviewedUpdate = {
  id: 9,
  reviewResult: 'approve',
  reviewedAt: '2026-02-04T08:00:00.000Z',
  reviewedBy: MAX,
  isFromSource: false,
  hasReport: true,
  documents: [
    {
      documentId: 1,
      title: 'Part 1',
      warnings: ['contains updates to resolve'],
      fromVersion: 1,
      toVersion: 2,
      carryOver: COUNTS,
    },
  ],
};
const DECLINED: ReviewedUpdate = {
  id: 8,
  reviewResult: 'decline',
  reviewedAt: '2026-01-20T08:00:00.000Z',
  reviewedBy: MAX,
  isFromSource: false,
  hasReport: false,
  documents: [{ documentId: 2, title: 'Part 2', warnings: ['renamed'], newTitle: 'Annex' }],
};

interface Given {
  readonly versions?: readonly DocumentVersion[];
  readonly access?: 'read' | 'annotate' | 'organize';
  readonly props?: Partial<AnnotatorProps>;
}

/** An annotator whose backend knows Versions; what they are can be changed. */
async function open({ versions = THREE, access = 'organize', props = {} }: Given = {}) {
  const backend = createManualBackend([aSelection(5, aRange(0, 0, 2, 8), { text: 'person' })]);
  const old = aSelection(5, aRange(0, 0, 13, 18), { text: 'makes' });
  let known = versions;
  const calls = {
    versions: vi.fn(() => Promise.resolve({ data: [...known] })),
    create: vi.fn(() => Promise.resolve(aDocument(1))),
    labelVersion: vi.fn(({ version }: { readonly version: number }) => Promise.resolve(aVersion(version))),
    selections: vi.fn((input: Parameters<typeof backend.documents.selections>[0]) =>
      input.version === undefined
        ? Promise.resolve({ data: [...backend.stored.values()] })
        : Promise.resolve({ data: [old] }),
    ),
  };
  const updates = vi.fn(({ cursor }: { readonly cursor?: string | undefined }) =>
    Promise.resolve(cursor === undefined ? { data: [APPROVED], next: 'more' } : { data: [DECLINED] }),
  );
  const synopsis = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
  const updateReport = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
  const made = await renderAnnotator({
    access,
    props: {
      backend: {
        ...backend,
        documents: { ...backend.documents, ...calls, synopsis },
        codes: { ...backend.codes, updates, updateReport },
      },
      ...props,
    },
  });
  await made.pass(0);
  const say = (next: readonly DocumentVersion[]) => {
    known = next;
  };
  return { ...made, ...calls, updates, updateReport, synopsis, say, calls: backend.calls };
}

async function openList(given?: Given) {
  const made = await open(given);
  await made.user.click(screen.getByRole('radio', { name: 'Versions' }));
  await screen.findByRole('list', { name: 'Versions of Part 1' });
  return made;
}
const card = (number: number) => screen.getByRole('article', { name: new RegExp(`^Version ${number}`) });

test('each Version says what it is and how the annotations came into it', async () => {
  const compare = vi.fn();
  const made = await openList({ props: { onCompareVersions: compare } });
  expect(card(3).textContent).toContain('pending');
  expect(card(3).textContent).toContain('contains updates to resolve');
  expect(card(3).textContent).toContain('Being compared with the current version: 40%');
  expect(card(2).textContent).toContain('3 February 2026 by Max Keller');
  expect(card(2).textContent).toContain('2 pages, 4 kB');
  expect(card(2).textContent).toContain('40 carried over, 3 to confirm, 1 without a place');
  expect(
    within(card(2)).queryByRole('button', { name: /^Open version 2, read-only|Back to|Restore/ }),
  ).toBeNull();
  await made.user.click(within(card(3)).getByRole('button', { name: 'Compare version 3 with another one' }));
  await made.user.click(screen.getByRole('menuitem', { name: /Version 1/ }));
  expect(compare).toHaveBeenCalledWith(1, 1, 3);
});

test('they are shown with, and in the order of, the day of their law or what else they are called', async () => {
  const compare = vi.fn();
  const versions = [
    aVersion(3, { status: 'current', legalDate: '2012-07-01' }),
    aVersion(2, { label: 'as in the bill' }),
    aVersion(1, { legalDate: '2020-01-01' }),
  ];
  const made = await openList({ versions, props: { onCompareVersions: compare } });
  const list = within(screen.getByRole('list', { name: 'Versions of Part 1' }));
  const titles = list.getAllByRole('article').map((each) => each.textContent?.slice(0, 9));
  expect(titles).toEqual(['Version 2', 'Version 1', 'Version 3']);
  expect(card(1).textContent).toContain('in force 1 January 2020');
  expect(card(1).textContent).toContain('uploaded 3 January 2026 by Max Keller');
  expect(card(2).textContent).toContain('as in the bill');
  await made.user.click(within(card(3)).getByRole('button', { name: 'Compare version 3 with another one' }));
  await made.user.click(screen.getByRole('menuitem', { name: /in force 1 January 2020, archived/ }));
  expect(compare).toHaveBeenCalledWith(1, 3, 1);
});

test('those who may organize say of which day the law of a Version is', async () => {
  const made = await openList({ versions: [aVersion(1, { status: 'current', legalDate: '2020-01-01' })] });
  await made.user.click(screen.getByRole('button', { name: 'State of the law in version 1' }));
  const form = screen.getByRole('form', { name: 'State of the law in version 1' });
  const date = within(form).getByLabelText<HTMLInputElement>('In force');
  expect(date.value).toBe('2020-01-01');
  await made.user.clear(date);
  await made.user.type(within(form).getByLabelText('Or a label of your own'), 'Bill of May');
  made.labelVersion.mockRejectedValueOnce(new Error('offline'));
  await made.user.click(within(form).getByRole('button', { name: 'Save' }));
  expect((await within(form).findByText(/could not be saved/)).getAttribute('role')).toBe('alert');
  made.say([aVersion(1, { status: 'current', label: 'Bill of May' })]);
  await made.user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(made.labelVersion).toHaveBeenLastCalledWith({
    id: 1,
    version: 1,
    legalDate: '',
    label: 'Bill of May',
  });
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(card(1).textContent).toContain('Bill of May');
  cleanup();
  await openList({ access: 'annotate' });
  expect(screen.queryByRole('button', { name: /State of the law/ })).toBeNull();
});

test('a list that is fetched again says that it may be out of date, and keeps what it shows where that fails', async () => {
  let publish: (event: LiveEvent) => void = () => undefined;
  const live: LiveSource = {
    subscribe: ({ onEvent }) => {
      publish = onEvent;
      return () => undefined;
    },
  };
  const made = await openList({ props: { live } });
  const sign = 'Updating: this may be incomplete or out of date.';
  expect(screen.queryByText(sign)).toBeNull();
  let fail = (_error: Error): void => undefined;
  made.versions.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  act(() => publish({ name: 'CODE_CHANGES/UPDATE', data: { codeId: 1, hasUpdate: true } }));
  expect(screen.getByText(sign).closest('[role="status"]')).not.toBeNull();
  expect(card(2)).toBeDefined();
  fail(new Error('offline'));
  const failure = await screen.findByText('What is shown may be out of date.');
  expect(screen.queryByText(sign)).toBeNull();
  expect(card(2)).toBeDefined();
  const alert = failure.closest<HTMLElement>('[role="alert"]');
  await made.user.click(within(alert!).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('What is shown may be out of date.')).toBeNull());
  expect(screen.queryByText(sign)).toBeNull();
});

test('an old one is read with its annotations as they were, and nothing can be changed', async () => {
  const made = await openList({ props: { autoFocus: true } });
  await made.user.click(screen.getByRole('button', { name: 'Open version 1, read-only' }));
  expect(await screen.findByText('Version 1 (3 January 2026), read-only')).toBeDefined();
  await made.pass(0);
  expect(made.selections).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 1, version: 1 }),
    expect.anything(),
  );
  expect(await screen.findByText('makes')).toBeDefined();
  await waitFor(() => expect(made.viewer().shown.highlights).toMatchObject([{ id: 5 }]));
  expect(screen.queryByText('person')).toBeNull();
  for (const name of ['Undo', 'Download', 'Comment', 'Delete'])
    expect(screen.queryByRole('button', { name: new RegExp(`^${name}`) })).toBeNull();
  expect(screen.queryByRole('tab', { name: /Bookmarks|notes/i })).toBeNull();
  expect(card(1).textContent).toContain('shown');
  await made.user.keyboard('c');
  expect(made.calls).toEqual([]);
  await made.user.click(screen.getAllByRole('button', { name: 'Back to the current text' })[0]!);
  await made.pass(0);
  expect(screen.queryByText(/read-only/)).toBeNull();
  expect(await screen.findByText('person')).toBeDefined();
  // The list of Versions is open again, as it was left.
  await screen.findByRole('list', { name: 'Versions of Part 1' });
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Versions', checked: true }));
});

test('the host may say which one is shown', async () => {
  const onOpenVersion = vi.fn();
  const made = await open({ props: { version: 1, onOpenVersion } });
  expect(await screen.findByText('Version 1 (3 January 2026), read-only')).toBeDefined();
  await made.user.click(screen.getAllByRole('button', { name: 'Back to the current text' })[0]!);
  expect(onOpenVersion).toHaveBeenCalledWith(1, undefined);
  expect(screen.getByText('Version 1 (3 January 2026), read-only')).toBeDefined();
  made.unmount();
  const missing = await open({ props: { version: 7, onOpenVersion } });
  expect((await screen.findByRole('alert')).textContent).toContain('There is no version 7');
  missing.unmount();
  await open({ props: { version: 2, onOpenVersion } });
  await screen.findByRole('radio', { name: 'Versions' });
  expect(screen.queryByText(/read-only/)).toBeNull();
});

test('an old one is restored as a new one, which is explained before, by organisers only', async () => {
  const made = await openList();
  await made.user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const dialog = screen.getByRole('dialog', { name: 'Restore version 1?' });
  expect(dialog.textContent).toContain('it is a pending Update');
  const problem = { status: 409, code: 'DOCUMENT_UNCHANGED' };
  made.create.mockRejectedValueOnce(Object.assign(new Error('same'), { problem }));
  const submit = within(dialog).getByRole('button', { name: 'Restore version 1' });
  await made.user.click(submit);
  await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('same file'));
  made.say([aVersion(4, { status: 'pending' }), ...THREE.slice(1)]);
  await made.user.click(submit);
  const input = { codeId: 1, id: 1, title: 'Part 1', uuid: aVersion(1).uuid };
  expect(made.create).toHaveBeenLastCalledWith(input, { idempotencyKey: expect.any(String) as string });
  expect(await screen.findByText(/^Version 1 was restored as a new version;/)).toBeDefined();
  expect(card(4).textContent).toContain('pending');
  made.unmount();
  await openList({ access: 'annotate' });
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

test('reviewed Updates are listed, and their reports downloaded', async () => {
  const made = await openList();
  const section = screen.getByRole('region', { name: 'Reviewed updates' });
  expect(section.textContent).toContain('Part 1: version 1 to 2');
  await made.user.click(within(section).getByRole('button', { name: /as PDF$/ }));
  expect(made.updateReport).toHaveBeenCalledWith(
    { id: 1, updateId: 9, format: 'pdf', locale: 'en' },
    expect.anything(),
  );
  made.updateReport.mockRejectedValueOnce(new Error('down'));
  await made.user.click(within(section).getByRole('button', { name: /as CSV$/ }));
  expect(await within(section).findByText(/The report could not be made/)).toBeDefined();
  await made.user.click(within(section).getByRole('button', { name: 'Older updates' }));
  expect(await within(section).findByText('Part 2: now “Annex”')).toBeDefined();
  expect(within(section).getAllByRole('button', { name: /Carry-over report/ })).toHaveLength(2);
  expect(within(section).queryByRole('button', { name: 'Older updates' })).toBeNull();
});

test('of each document that got a new file a synopsis is offered', async () => {
  const made = await openList();
  const section = screen.getByRole('region', { name: 'Reviewed updates' });
  await made.user.click(within(section).getByRole('button', { name: 'Synopsis of Part 1, version 1 to 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Synopsis' });
  await made.user.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(made.synopsis).toHaveBeenCalledWith(
    expect.objectContaining({ id: 1, from: 1, to: 2, annotations: 'own', locale: 'en' }),
    expect.anything(),
  );
  await made.user.click(within(section).getByRole('button', { name: 'Older updates' }));
  expect(await within(section).findByText('Part 2: now “Annex”')).toBeDefined();
  expect(within(section).getAllByRole('button', { name: /^Synopsis of/ })).toHaveLength(1);
});

test('the list is read anew when the Update changes, and says when it cannot be read', async () => {
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  const live: LiveSource = {
    subscribe: (given) => {
      listener = given;
      return () => undefined;
    },
  };
  const made = await open({ versions: [aVersion(1, { status: 'current' })], props: { live } });
  made.versions.mockRejectedValueOnce(new Error('down'));
  await made.user.click(screen.getByRole('radio', { name: 'Versions' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  await made.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/the only version so far/)).toBeDefined();
  made.say(THREE);
  const news = (data: Partial<Extract<LiveEvent, { name: 'CODE_CHANGES/UPDATE' }>['data']>) =>
    act(async () => {
      listener?.onEvent({ name: 'CODE_CHANGES/UPDATE', data: { codeId: 1, hasUpdate: true, ...data } });
      await Promise.resolve();
    });
  const before = made.versions.mock.calls.length;
  await news({ progress: { documentId: 1, share: 0.5 } });
  await news({ codeId: 77 });
  expect(made.versions.mock.calls).toHaveLength(before);
  await news({ revision: 1 });
  await waitFor(() => expect(card(3).textContent).toContain('pending'));
  made.say([aVersion(3, { status: 'current' }), aVersion(2), aVersion(1)]);
  const version = { number: 3, createdAt: aVersion(3).createdAt };
  const documents = [aDocument(1, { version }), aDocument(2)];
  made.rerender(
    <StrictMode>
      <Annotator {...made.props} documents={documents} />
    </StrictMode>,
  );
  await waitFor(() => expect(card(3).textContent).toContain('current'));
});

test('arrows go between contents and Versions; without Versions there is no switch', async () => {
  const made = await open();
  screen.getByRole('radio', { name: 'Outline' }).focus();
  await made.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Versions' }).getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Versions' }));
  made.unmount();
  await renderAnnotator();
  expect(screen.queryByRole('radio', { name: 'Versions' })).toBeNull();
});

test('a new version of the open document is uploaded from the list and from the empty tab of Updates, by organisers only', async () => {
  const onUploadVersion = vi.fn();
  const made = await openList({ access: 'organize', props: { onUploadVersion } });
  await made.user.click(screen.getByRole('button', { name: 'Upload a new version' }));
  await made.user.click(screen.getByRole('tab', { name: /^Update/ }));
  const tab = within(screen.getByRole('tabpanel', { name: /^Update/ }));
  await made.user.click(await tab.findByRole('button', { name: 'Upload a new version' }));
  expect(onUploadVersion.mock.calls).toEqual([[1], [1]]);
  cleanup();
  await openList({ access: 'annotate', props: { onUploadVersion } });
  expect(screen.queryByRole('button', { name: 'Upload a new version' })).toBeNull();
});
