import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { problemAnswer, renderApp } from '../testing/render-app';

type App = ReturnType<typeof renderApp>;

const pdf = (name: string) => new File([makePdf(['Art. 1'])], name, { type: 'application/pdf' });
const offline = () => Promise.reject(new TypeError('offline'));

async function open() {
  const app = renderApp({ path: '/codes/new', isLoggedIn: true });
  await screen.findByRole('heading', { name: 'New Code' });
  return app;
}

function add(app: App, ...files: File[]) {
  const input =
    app.view.container.querySelector('input[type=file]') ?? document.querySelector('input[type=file]');
  return app.user.upload(input as HTMLInputElement, files);
}

const rows = () => within(screen.getByRole('grid', { name: 'Documents' })).getAllByRole('row');
const titles = () => rows().map((row) => within(row).getByRole<HTMLInputElement>('textbox').value);
const press = (app: App, name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
const uploaded = (count: number) => waitFor(() => expect(screen.getAllByText('1 page')).toHaveLength(count));
const drafts = (app: App) => app.services.client.codes.list({ isPublic: false });

describe('a new Code', () => {
  it('is made of uploads, a title and a cover, and opens when it is published', async () => {
    const app = await open();
    await add(app, pdf('Civil code.pdf'), pdf('Tax.PDF'));
    await uploaded(2);
    expect(titles()).toEqual(['Civil code', 'Tax']);
    await app.user.type(screen.getByLabelText('Title of the Code'), 'My laws');
    await app.user.click(screen.getByRole('radio', { name: 'Cover color 7' }));
    await press(app, 'Publish');
    await waitFor(() => expect(app.path()).toMatch(/^\/codes\/\d+$/));
    const { data } = await drafts(app);
    expect(data).toMatchObject([
      { title: 'My laws', coverColor: 'color-7', publication: 'published', documentsCount: 2 },
    ]);
  });

  it('is published once by a double click', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    await app.user.type(screen.getByLabelText('Title of the Code'), 'Twice');
    await app.user.dblClick(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(app.path()).toMatch(/^\/codes\/\d+$/));
    expect(app.requests.filter((call) => call.startsWith('PATCH /codes/'))).toHaveLength(1);
    expect(app.requests.filter((call) => call === 'POST /codes')).toHaveLength(1);
  });

  it('may stay a draft without documents, but needs a title for it', async () => {
    const app = await open();
    await press(app, 'Keep as draft');
    const field = screen.getByLabelText('Title of the Code');
    expect(field).toHaveAccessibleDescription('Please give the Code a title.');
    expect(field).toHaveFocus();
    await app.user.type(field, 'Later');
    await press(app, 'Keep as draft');
    expect(await screen.findByRole('link', { name: /Later/ })).toHaveTextContent('Draft');
  });

  it('needs a document to be published', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText('Title of the Code'), 'Empty');
    await press(app, 'Publish');
    expect(screen.getByRole('alert')).toHaveTextContent('Add at least one PDF to publish the Code.');
    expect(app.requests).toEqual([]);
  });

  it('stays on the screen with everything typed when it cannot be saved', async () => {
    const app = await open();
    await app.user.type(screen.getByLabelText('Title of the Code'), 'Later');
    app.intercept(offline);
    await press(app, 'Keep as draft');
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    expect(screen.getByLabelText('Title of the Code')).toHaveValue('Later');
    app.intercept(() => undefined);
    await press(app, 'Keep as draft');
    expect(await screen.findByRole('link', { name: /Later/ })).toBeVisible();
  });
});

describe('uploads', () => {
  it('that are no PDF are reported with the text of the specification and removed', async () => {
    const app = await open();
    await add(app, new File(['hello'], 'Notes “draft” 🙂.pdf', { type: 'application/pdf' }), pdf('b.pdf'));
    const words = 'Document Notes “draft” 🙂 is not valid PDF document';
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await uploaded(1);
    expect(titles()).toEqual(['b']);
    // The toast goes by itself.
    const refused = screen.getByRole('list', { name: 'Files that were not added' });
    expect(within(refused).getByText(words)).toBeVisible();
    await press(app, 'Dismiss the message about Notes “draft” 🙂');
    expect(screen.queryByRole('list', { name: 'Files that were not added' })).toBeNull();
  });

  it.each([
    ['LOCKED_PDF', 'Document a is locked with a password. Please remove the password and upload it again.'],
    ['FILE_TOO_LARGE', 'Document a is too large.'],
    [
      'QUOTA_EXCEEDED',
      'Your storage is full: document a was not uploaded. What is in the recycle bin counts, too.',
    ],
  ] as const)('refused with %s are explained and taken out', async (code, words) => {
    const app = await open();
    app.intercept((request) => (request.url.endsWith('/documents') ? problemAnswer(code) : undefined));
    await add(app, pdf('a.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(within(screen.getByRole('list')).getByText(words)).toBeVisible();
  });

  it('that fail stay to be tried again', async () => {
    const app = await open();
    app.intercept((request) => (request.url.endsWith('/documents') ? problemAnswer('INTERNAL') : undefined));
    await add(app, pdf('a.pdf'));
    expect(await screen.findByText('Not uploaded')).toBeVisible();
    expect(screen.getByText('Document a could not be uploaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    app.intercept(() => undefined);
    await press(app, 'Upload a again');
    await uploaded(1);
  });

  it('are canceled one by one or all together', async () => {
    const app = await open();
    app.intercept((request) =>
      request.url.endsWith('/files/sign') ? new Promise<Response>(() => undefined) : undefined,
    );
    await add(app, pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(screen.getByText('Please wait until all documents are uploaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await press(app, 'Cancel the upload of b');
    expect(titles()).toEqual(['a', 'c', 'd']);
    await press(app, 'Cancel all uploads');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByText(/could not be uploaded/)).toBeNull();
  });

  it('dropped on the library begin a new Code', async () => {
    const app = renderApp({ path: '/library', isLoggedIn: true });
    await screen.findByRole('heading', { name: 'Library' });
    app.services.droppedFiles.put([pdf('dropped.pdf')]);
    await app.user.click(screen.getAllByRole('link', { name: 'New Code' })[0]!);
    await uploaded(1);
    expect(titles()).toEqual(['dropped']);
  });
});

describe('uploaded documents', () => {
  it('are sorted with the keyboard, and saved in that order', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'), pdf('b.pdf'));
    await uploaded(2);
    act(() => screen.getByRole('button', { name: 'Move b' }).focus());
    await app.user.keyboard('{Enter}');
    const place = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await place('Insert after b');
    await app.user.keyboard('{ArrowUp}{ArrowUp}');
    await place('Insert before a');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['b', 'a']));
    // Not typed: after a drop the list moves the focus once more, at a time of its own.
    fireEvent.change(screen.getByLabelText('Title of the Code'), { target: { value: 'Sorted' } });
    await press(app, 'Keep as draft');
    await screen.findByRole('link', { name: /Sorted/ });
    const [summary] = (await drafts(app)).data;
    const code = await app.services.client.codes.get({ id: summary!.id });
    expect(code.documents.map(({ title }) => title)).toEqual(['b', 'a']);
  });

  it('keep their old title when the new one is refused, and a message says so', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    app.intercept(offline);
    const field = screen.getByRole('textbox', { name: 'Title of the document' });
    await app.user.clear(field);
    await app.user.type(field, 'New{Enter}');
    expect(await screen.findByText('The title of a could not be changed.')).toBeVisible();
    await waitFor(() => expect(titles()).toEqual(['a']));
  });

  it('return when they cannot be removed, and a message says so', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'), pdf('b.pdf'));
    await uploaded(2);
    app.intercept(offline);
    await press(app, 'Remove a');
    expect(await screen.findByText('Document a could not be removed.')).toBeVisible();
    expect(titles()).toEqual(['a', 'b']);
  });
});

describe('leaving a new Code', () => {
  it('asks while uploads run; staying continues, leaving cancels them and leaves nothing behind', async () => {
    const app = await open();
    app.intercept((request) =>
      request.url.endsWith('/files/sign') ? new Promise<Response>(() => undefined) : undefined,
    );
    await add(app, pdf('a.pdf'));
    await waitFor(() => expect(app.requests).toContain('POST /files/sign'));
    await app.user.click(screen.getByRole('link', { name: 'Library' }));
    expect(await screen.findByRole('alertdialog', { name: 'Uploads are still running' })).toBeVisible();
    await press(app, 'Stay');
    expect(titles()).toEqual(['a']);
    expect(app.path()).toBe('/codes/new');
    await app.user.click(screen.getByRole('link', { name: 'Library' }));
    await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    await waitFor(() => expect(app.requests.at(-1)).not.toBe('POST /files/sign'));
    await waitFor(async () => expect((await drafts(app)).data).toEqual([]));
  });

  it('keeps what is uploaded as a draft under the title typed so far', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    await app.user.type(screen.getByLabelText('Title of the Code'), 'Half done');
    await app.user.click(screen.getByRole('link', { name: 'Files' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without publishing?' })).toBeVisible();
    await press(app, 'Leave');
    expect(await screen.findByRole('heading', { name: 'Files' })).toBeVisible();
    await waitFor(async () =>
      expect((await drafts(app)).data).toMatchObject([
        { title: 'Half done', documentsCount: 1, publication: 'draft' },
      ]),
    );
  });

  it('by cancelling asks before uploaded documents are deleted', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    await press(app, 'Cancel');
    expect(await screen.findByRole('alertdialog', { name: 'Discard this Code?' })).toBeVisible();
    await press(app, 'Discard');
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    await waitFor(async () => expect((await drafts(app)).data).toEqual([]));
  });

  it('by cancelling with nothing begun asks nothing', async () => {
    const app = await open();
    await press(app, 'Cancel');
    expect(await screen.findByRole('heading', { name: 'Library' })).toBeVisible();
  });
});

describe('a reload while a Code is made', () => {
  const title = () => screen.findByLabelText<HTMLInputElement>('Title of the Code');

  it('finds the draft again, with its title, cover and documents in their order', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'), pdf('b.pdf'));
    await uploaded(2);
    await app.user.type(await title(), 'Half done');
    await app.user.click(screen.getByRole('radio', { name: 'Cover color 7' }));
    act(() => screen.getByRole('button', { name: 'Move b' }).focus());
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Insert after b'));
    await app.user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await waitFor(() => expect(titles()).toEqual(['b', 'a']));
    app.reload();
    expect(await title()).toHaveValue('Half done');
    expect(titles()).toEqual(['b', 'a']);
    expect(screen.getByRole('radio', { name: 'Cover color 7' })).toBeChecked();
    await press(app, 'Publish');
    await waitFor(() => expect(app.path()).toMatch(/^\/codes\/\d+$/));
    const { data } = await drafts(app);
    expect(data).toMatchObject([{ title: 'Half done', publication: 'published', documentsCount: 2 }]);
    const code = await app.services.client.codes.get({ id: data[0]!.id });
    expect(code.documents.map((document) => document.title)).toEqual(['b', 'a']);
  });

  it('says which uploads it has cut off, and goes on with the one draft', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    app.intercept((request) =>
      request.url.endsWith('/files/sign') ? new Promise<Response>(() => undefined) : undefined,
    );
    await add(app, pdf('late.pdf'));
    await waitFor(() => expect(titles()).toEqual(['a', 'late']));
    app.reload();
    const lost = await screen.findByRole('list', { name: 'Files that were not added' });
    expect(within(lost).getByText(/^Document late had not arrived/)).toBeVisible();
    expect(titles()).toEqual(['a']);
    app.intercept(() => undefined);
    await add(app, pdf('late.pdf'));
    await uploaded(2);
    expect((await drafts(app)).data).toHaveLength(1);
  });

  it('begins anew where the draft was deleted meanwhile', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    const [draft] = (await drafts(app)).data;
    await app.services.client.codes.delete({ id: draft!.id });
    app.reload();
    expect(await title()).toHaveValue('');
    expect(screen.queryByRole('grid')).toBeNull();
    await add(app, pdf('b.pdf'));
    await uploaded(1);
    expect((await drafts(app)).data).toHaveLength(1);
  });

  it('says why the draft cannot be read, and reads it again', async () => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    app.intercept(offline);
    app.reload();
    expect(await screen.findByText(/The server cannot be reached/)).toBeVisible();
    app.intercept(() => undefined);
    await press(app, 'Try again');
    await title();
    expect(titles()).toEqual(['a']);
  });

  it.each(['Keep as draft', 'leaving', 'another user'])('finds nothing after %s', async (way) => {
    const app = await open();
    await add(app, pdf('a.pdf'));
    await uploaded(1);
    await app.user.type(await title(), 'Half done');
    if (way === 'Keep as draft') await press(app, way);
    if (way === 'leaving') {
      await app.user.click(screen.getByRole('link', { name: 'Files' }));
      await app.user.click(await screen.findByRole('button', { name: 'Leave' }));
    }
    if (way === 'another user') await act(() => app.services.session.logout());
    await waitFor(() => expect(Object.keys(window.sessionStorage)).toEqual([]));
  });

  it('leaves no empty draft behind when nothing could be uploaded', async () => {
    const app = await open();
    app.intercept((request) =>
      request.url.endsWith('/documents') ? problemAnswer('INVALID_PDF') : undefined,
    );
    await add(app, pdf('a.pdf'));
    await screen.findByRole('list', { name: 'Files that were not added' });
    await app.user.click(screen.getByRole('link', { name: 'Library' }));
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    await waitFor(async () => expect((await drafts(app)).data).toEqual([]));
  });
});
