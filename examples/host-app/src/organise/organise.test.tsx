import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import type { Code, CodeDocument } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';
import { buttonClass } from '../ui/Button';

const BEN = 'ben@law.example';
const file = makePdf(['Art. 1']);
const documents = ['a', 'b', 'c'].map((title) => ({ title, file, pages: 2 }));
const api: FakeApiOptions = {
  users: [{ email: ADA }, { email: BEN }],
  seed: {
    codes: [
      { title: 'Draft', owner: ADA, documents },
      { title: 'Published', owner: ADA, publication: 'published', documents },
      { title: 'Read only', owner: BEN, members: { [ADA]: 'read' }, publication: 'published', documents },
    ],
  },
};
type App = ReturnType<typeof renderApp>;

const pdf = (name: string) => new File([makePdf(['Art. 2'])], name, { type: 'application/pdf' });
const rows = () => within(screen.getByRole('grid', { name: 'Documents' })).getAllByRole('row');
const rowOf = (title: string) => {
  const row = rows().find(
    (each) =>
      within(each).getByRole<HTMLInputElement>('textbox', { name: /^Title of document/ }).value === title,
  );
  if (!row) throw new Error(`There is no row ${title}`);
  return within(row);
};
const titles = () =>
  rows().map(
    (row) => within(row).getByRole<HTMLInputElement>('textbox', { name: /^Title of document/ }).value,
  );
const isReplaced = (request: Request) =>
  request.method === 'POST' && new URL(request.url).pathname.endsWith('/documents');

/** Gives a file to a row, or to the screen. */
function choose(app: App, button: string, ...files: File[]) {
  const pressed = screen.getByRole('button', { name: button });
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')];
  const input = inputs.find(
    (each) => each.parentElement?.contains(pressed) && each.compareDocumentPosition(pressed),
  );
  const near = pressed.parentElement?.querySelector<HTMLInputElement>('input[type=file]') ?? input;
  if (!near) throw new Error(`Nothing takes files beside ${button}`);
  return app.user.upload(near, files);
}

/** Opens a draft. */
async function open(path = '/codes/1/organise') {
  const app = renderApp({ path, isLoggedIn: true, api });
  await screen.findByRole('grid', { name: 'Documents' });
  return app;
}

/** Opens a published Code with a pending Update, which the test changes with `set`. */
async function openUpdate(change: (documents: readonly CodeDocument[]) => readonly CodeDocument[]) {
  const app = renderApp({ path: '/library', isLoggedIn: true, api });
  const now = await app.services.client.codes.get({ id: 2 });
  const by = { id: 1, name: 'Ada' };
  const at = '2026-07-01T00:00:00.000Z';
  const update = { id: 9, revision: 4, isFromSource: false, createdAt: at, createdBy: by };
  let code: Code = { ...now, hasUpdate: true, update, documents: [...change(now.documents)] };
  const sent: { call: string; body: unknown }[] = [];
  app.intercept((request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET') {
      return pathname.endsWith('/codes/2') ? answer('codes', 'get', code) : undefined;
    }
    if (!/\/(documents\/|codes\/2\/review)/.test(pathname)) return undefined;
    return request.text().then((text) => {
      sent.push({
        call: `${request.method} ${pathname.replace('/api/v1', '')}`,
        body: JSON.parse(text || '{}'),
      });
      if (pathname.endsWith('/review')) return answer('codes', 'review', now);
      if (request.method === 'DELETE') return answer('documents', 'delete', undefined);
      return answer('documents', 'update', code.documents[0]!);
    });
  });
  window.history.pushState(null, '', '/codes/2/organise');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('grid', { name: 'Documents' });
  return { app, sent, set: (next: Partial<Code>) => (code = { ...code, ...next }), now };
}

describe('organising a draft', () => {
  it('lists the documents with pages and size, and explains that changes apply immediately', async () => {
    await open();
    expect(titles()).toEqual(['a', 'b', 'c']);
    expect(rows()[0]).toHaveTextContent(/2 pages · \d/);
    expect(screen.getByText(/apply at once/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard all' })).toBeNull();
  });

  it('lets the button stand out with which the document is replaced that the user has come for', async () => {
    await open('/codes/1/organise?replace=2');
    const standsOut = screen
      .getAllByRole('button', { name: /^Replace / })
      .map(({ className }) => className === buttonClass('primary'));
    expect(standsOut).toEqual([false, true, false]);
  });

  it('adds, renames and deletes, asking before', async () => {
    const app = await open();
    await choose(app, 'Add PDFs', pdf('new.pdf'));
    await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c', 'new']));
    const field = rowOf('a').getByRole('textbox', { name: /^Title of document/ });
    await app.user.clear(field);
    await app.user.type(field, 'First{Enter}');
    await waitFor(() => expect(titles()[0]).toBe('First'));
    await app.user.click(screen.getByRole('button', { name: 'Delete b' }));
    await screen.findByRole('alertdialog', { name: 'Delete the document “b”?' });
    await app.user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['First', 'c', 'new']));
    const { documents: kept } = await app.services.client.codes.get({ id: 1 });
    expect(kept.map(({ title }) => title)).toEqual(['First', 'c', 'new']);
  });

  it('leads on to the next document after one is deleted, to the one before it at the end, at last to adding', async () => {
    const app = await open();
    const remove = async (title: string) => {
      await app.user.click(screen.getByRole('button', { name: `Delete ${title}` }));
      await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    };
    const leadsTo = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    await remove('b');
    await leadsTo('Delete c');
    expect(screen.getByText('b has been deleted.')).toBeInTheDocument();
    await remove('c');
    await leadsTo('Delete a');
    await remove('a');
    await leadsTo('Add PDFs');
    expect(screen.getByText('a has been deleted.')).toBeInTheDocument();
  });

  it('moves a document with the keyboard, saves its place and says it', async () => {
    const app = await open();
    // By keys alone: a list that does not know how its row came to have the focus moves it.
    while (document.activeElement?.getAttribute('role') !== 'row') await app.user.tab();
    await app.user.keyboard('{ArrowDown}{ArrowDown}');
    await app.user.tab();
    expect(screen.getByRole('button', { name: 'Move c' })).toHaveFocus();
    await app.user.keyboard('{Enter}');
    const place = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await place('Insert after c');
    await app.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await place('Insert before a');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['c', 'a', 'b']));
    expect(screen.getByText('c is now at place 1 of 3.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move c' })).toHaveFocus());
    await waitFor(async () => {
      const { documents: kept } = await app.services.client.codes.get({ id: 1 });
      expect(kept.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
    });
  });

  it('shows what others do', async () => {
    const app = await open();
    const other = app.api.client(app.api.signIn(ADA));
    const { documents: kept } = await other.codes.get({ id: 1 });
    await act(() => other.documents.update({ id: kept[1]!.id, title: 'Theirs' }));
    await waitFor(() => expect(titles()).toEqual(['a', 'Theirs', 'c']));
  });

  it('brings back what the server refuses, and stays while it is away', async () => {
    const app = await open();
    app.intercept(() => Promise.reject(new TypeError('offline')));
    const field = rowOf('a').getByRole('textbox', { name: /^Title of document/ });
    await app.user.clear(field);
    await app.user.type(field, 'First{Enter}');
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c']));
    // Fetching the Code anew fails, too, which must not close it.
    await waitFor(() => expect(app.requests.at(-1)).toMatch(/^GET \/codes/));
    expect(titles()).toEqual(['a', 'b', 'c']);
  });

  it('has no violations', async () => {
    const app = await open();
    expect(
      (await axe.run(app.view.container, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });
});

describe('a new file for a document', () => {
  it.each([
    ['LOCKED_PDF', /The file is locked with a password/],
    ['QUOTA_EXCEEDED', /Your storage is full: the file was not kept/],
    ['FILE_TOO_LARGE', /The file is too large: the limit is 200 MB/],
    ['DOCUMENT_UNCHANGED', /This file is the same as the current one: nothing to review/],
  ] as const)('refused with %s says so at the row, which stays as it is', async (code, words) => {
    const app = await open();
    app.intercept((request) => (isReplaced(request) ? problemAnswer(code) : undefined));
    await choose(app, 'Replace b with a new file', pdf('b.pdf'));
    expect(await rowOf('b').findByRole('alert')).toHaveTextContent(words);
    expect(titles()).toEqual(['a', 'b', 'c']);
    await app.user.click(rowOf('b').getByRole('button', { name: 'Dismiss the message about b' }));
    expect(rowOf('b').queryByRole('alert')).toBeNull();
  });

  it('that is no PDF is reported with the text of the specification, too', async () => {
    const app = await open();
    app.intercept((request) => (isReplaced(request) ? problemAnswer('INVALID_PDF') : undefined));
    await choose(app, 'Replace b with a new file', pdf('other.pdf'));
    await waitFor(() => expect(screen.getAllByText(/Document b is not valid PDF document/)).toHaveLength(2));
  });

  it('that would be a new document and is no PDF stays said below the list until that is dismissed', async () => {
    const app = await open();
    app.intercept((request) =>
      request.url.endsWith('/documents') ? problemAnswer('INVALID_PDF') : undefined,
    );
    await choose(app, 'Add PDFs', pdf('other.pdf'));
    const refused = within(await screen.findByRole('list', { name: 'Files that were not added' }));
    expect(refused.getByText('Document other is not valid PDF document')).toBeVisible();
    await app.user.click(refused.getByRole('button', { name: 'Dismiss the message about other' }));
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });

  it('keeps the title that the document was given while the file was being uploaded', async () => {
    const app = await open();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    app.intercept((request) =>
      request.url.endsWith('/files/sign') ? held.then(() => app.api.transport(request)) : undefined,
    );
    await choose(app, 'Replace b with a new file', pdf('b.pdf'));
    const field = rowOf('b').getByRole('textbox', { name: /^Title of document/ });
    await app.user.clear(field);
    await app.user.type(field, 'B 2026{Enter}');
    await waitFor(() => expect(titles()).toEqual(['a', 'B 2026', 'c']));
    go();
    await waitFor(() => expect(app.requests).toContain('POST /documents'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel the upload/ })).toBeNull());
    const { documents: kept } = await app.services.client.codes.get({ id: 1 });
    expect(kept.map(({ title }) => title)).toEqual(['a', 'B 2026', 'c']);
  });

  it('that is empty is not sent', async () => {
    const app = await open();
    await choose(app, 'Replace b with a new file', new File([], 'b.pdf', { type: 'application/pdf' }));
    expect(await rowOf('b').findByRole('alert')).toHaveTextContent('The file is empty.');
    expect(app.requests).not.toContain('POST /files/sign');
  });

  it('is sent with the id of its document, can be canceled, and tried again where the way failed', async () => {
    const app = await open();
    app.intercept((request) =>
      request.url.endsWith('/files/sign') ? new Promise<Response>(() => undefined) : undefined,
    );
    await choose(app, 'Replace b with a new file', pdf('b.pdf'));
    await app.user.click(await rowOf('b').findByRole('button', { name: 'Cancel the upload of b' }));
    expect(rowOf('b').queryByRole('progressbar')).toBeNull();
    app.intercept((request) => (isReplaced(request) ? problemAnswer('INTERNAL') : undefined));
    await choose(app, 'Replace b with a new file', pdf('b.pdf'));
    expect(await rowOf('b').findByRole('alert')).toHaveTextContent('could not be uploaded');
    let body: unknown;
    app.intercept((request) => {
      if (!isReplaced(request)) return undefined;
      return request.json().then((json: unknown) => {
        body = json;
        return problemAnswer('DOCUMENT_UNCHANGED');
      });
    });
    await app.user.click(rowOf('b').getByRole('button', { name: 'Upload b again' }));
    expect(await rowOf('b').findByText(/nothing to review/)).toBeVisible();
    expect(body).toMatchObject({ codeId: 1, title: 'b', id: expect.any(Number) as number });
  });
});

describe('a pending Update', () => {
  const planned = (all: readonly CodeDocument[]): CodeDocument[] => [
    {
      ...all[0]!,
      title: 'A',
      warnings: ['renamed', 'contains updates to resolve'],
      comparison: { state: 'ready', verdict: 'changed', changes: 38 },
      carryOver: { success: 117, unconfirmed: 9, failed: 2 },
    },
    { ...all[1]!, warnings: ['deleted'] },
    { ...all[2]!, warnings: ['contains updates to resolve'], comparison: { state: 'running', share: 0.34 } },
  ];

  it('shows its warnings, progress and counts, and leads to the review', async () => {
    await openUpdate(planned);
    expect(screen.getByText('3 changes wait for review')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review update' })).toHaveAttribute('href', '/codes/2/review');
    const a = rowOf('A');
    for (const words of [
      'renamed',
      'contains updates to resolve',
      '38 changes in the text',
      '117 carried over',
      '9 to confirm',
      '2 without a place',
    ])
      expect(a.getByText(words)).toBeVisible();
    expect(a.getByRole('link', { name: 'Review A' })).toBeVisible();
    expect(rowOf('b').getByText('deleted')).toBeVisible();
    expect(rowOf('b').getByRole('textbox', { name: /^Title of document/ })).toHaveAttribute('readonly');
    expect(rowOf('c').getByRole('progressbar', { name: /34%/ })).toBeVisible();
  });

  it.each([
    ['same-text', /Same text as now/],
    ['no-text', /A scan without text/],
    ['different', /A totally different document/],
  ] as const)('says the verdict %s', async (verdict, words) => {
    await openUpdate(([first, ...others]) => [
      {
        ...first!,
        warnings: ['contains updates to resolve'],
        comparison: { state: 'ready', verdict, changes: 0 },
      },
      ...others,
    ]);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says how much of a document cannot be read, and that texts were not compared for that', async () => {
    const failed = { state: 'failed', failure: 'text', unreadPages: { old: 1, new: 3 } } as const;
    await openUpdate(([first, second, ...others]) => [
      { ...first!, warnings: ['contains updates to resolve'], comparison: failed, unreadPages: 3 },
      { ...second!, unreadPages: 2 },
      ...others,
    ]);
    const why = '1 page of the present version cannot be read. 3 pages of the new file cannot be read.';
    expect(rowOf('a').getByText(new RegExp(`not be compared. ${why}`))).toBeVisible();
    expect(screen.getAllByText(/no search finds/)).toHaveLength(1);
    expect(rowOf('b').getByText(/2 pages cannot be read: no search finds what they say/)).toBeVisible();
  });

  it('says how many pages have no text, but nothing of a few that were left empty', async () => {
    await openUpdate(([first, second, ...others]) => {
      const scanned = (document: CodeDocument, pages: number, pagesWithoutText: number): CodeDocument => ({
        ...document,
        pages,
        version: { number: 1, createdAt: document.createdAt, pagesWithoutText },
      });
      return [scanned(first!, 40, 12), scanned(second!, 400, 4), ...others];
    });
    expect(rowOf('a').getByText(/^12 of 40 pages have no text.*areas can be marked\.$/)).toBeVisible();
    expect(screen.getAllByText(/have no text/)).toHaveLength(1);
  });

  it('says why texts could not be compared, and tries it again', async () => {
    const failed = { state: 'failed', failure: 'memory' } as const;
    const { app, sent, set, now } = await openUpdate(([first, ...others]) => [
      { ...first!, warnings: ['contains updates to resolve'], comparison: failed },
      ...others,
    ]);
    expect(rowOf('a').getByText(/could not be compared. It needed too much memory/)).toBeVisible();
    const [first, ...others] = now.documents;
    set({
      documents: [
        {
          ...first!,
          warnings: ['contains updates to resolve'],
          comparison: { state: 'running', share: 0.2 },
        },
        ...others,
      ],
    });
    await app.user.click(rowOf('a').getByRole('button', { name: 'Try to compare a again' }));
    expect(sent).toEqual([{ call: `PATCH /documents/${first!.id}`, body: { compare: true } }]);
    expect(await rowOf('a').findByRole('progressbar', { name: /20%/ })).toBeVisible();
    expect(rowOf('a').queryByText(/could not be compared/)).toBeNull();
  });

  it('takes back what it does to one document', async () => {
    const { app, sent, now } = await openUpdate(planned);
    await app.user.click(rowOf('b').getByRole('button', { name: /^Take back/ }));
    const id = now.documents[1]!.id;
    await waitFor(() => expect(sent).toEqual([{ call: `PATCH /documents/${id}`, body: { revert: true } }]));
  });

  it('that deletes a document leads on to taking that back', async () => {
    const { app, set, now } = await openUpdate((all) => all);
    await app.user.click(screen.getByRole('button', { name: 'Delete b' }));
    set({ documents: planned(now.documents) });
    await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const back = await screen.findByRole('button', { name: 'Take back what the update does to b' });
    await waitFor(() => expect(back).toHaveFocus());
    expect(screen.getByText('b will be deleted when the update is approved.')).toBeInTheDocument();
  });

  it('is discarded after asking, as it was seen', async () => {
    const { app, sent, set, now } = await openUpdate(planned);
    await app.user.click(screen.getByRole('button', { name: 'Discard all' }));
    await screen.findByRole('alertdialog', { name: 'Discard the update?' });
    const { update: _gone, ...rest } = now;
    set({ ...rest, hasUpdate: false });
    await app.user.click(screen.getByRole('button', { name: 'Discard all changes' }));
    expect(await screen.findByText('The update has been discarded.')).toBeVisible();
    expect(sent).toEqual([{ call: 'POST /codes/2/review', body: { reviewResult: 'decline', revision: 4 } }]);
    await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c']));
  });

  it('has no violations', async () => {
    const { app } = await openUpdate(planned);
    expect(
      (await axe.run(app.view.container, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([]);
  });
});

describe('what cannot be organised', () => {
  it('is said: no Code, no rights', async () => {
    const app = renderApp({ path: '/codes/999/organise', isLoggedIn: true, api });
    expect(await screen.findByRole('heading', { name: 'Code does not exist' })).toBeVisible();
    app.view.unmount();
    const other = renderApp({ path: '/library', isLoggedIn: true, api });
    other.intercept((request) =>
      request.url.includes('showUpdates') ? problemAnswer('FORBIDDEN') : undefined,
    );
    window.history.pushState(null, '', '/codes/3/organise');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('heading', { name: 'You may not organize this Code' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the Code' })).toHaveAttribute('href', '/codes/3');
  });
});
