import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DataImport } from '@glossator/client-sdk/contract';
import { problemAnswer, renderApp } from '../../testing/render-app';

const STARTED = { startedAt: '2026-01-01T10:00:00.000Z', codes: [] };
const RUNNING: DataImport = { ...STARTED, state: 'running', share: 0.4 };
const COUNTS = {
  documents: 1,
  versions: 2,
  selections: 12,
  comments: 3,
  bookmarks: 0,
  notes: 0,
  files: 1,
  issues: [],
};
const DONE: DataImport = {
  ...STARTED,
  state: 'done',
  share: 1,
  endedAt: '2026-01-01T10:05:00.000Z',
  codes: [
    { ...COUNTS, title: 'Sales', codeId: 7, issues: [{ issue: 'overlap', count: 2 }] },
    {
      ...COUNTS,
      title: 'Broken',
      refused: { issue: 'notBySchema', entry: 'codes/2/code.json', detail: 'documents.0.title' },
    },
  ],
};

/** The section, once it is there; `last` is what the server says of the last import. */
async function open(answer: { export?: () => Response; last?: () => DataImport | undefined } = {}) {
  const app = renderApp({ path: '/account/profile', isLoggedIn: true });
  app.intercept((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/account/export')) return answer.export?.();
    if (pathname.endsWith('/account/imports') && request.method === 'POST')
      return Response.json(RUNNING, { status: 200 });
    if (pathname.endsWith('/account/imports/last')) {
      const data = answer.last?.();
      return Response.json(data ? { data } : {});
    }
    return undefined;
  });
  const section = within(await screen.findByRole('region', { name: 'Your data' }));
  return { app, section };
}
afterEach(() => {
  vi.restoreAllMocks();
});

describe('all data of the account', () => {
  it('is downloaded as one file, after it was said how much it is', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = vi.fn((file: Blob) => {
      made.push(file);
      return 'blob:data';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { app, section } = await open({
      export: () => new Response('PK data', { headers: { 'content-type': 'application/zip' } }),
    });
    expect(await section.findByText(/^0 Codes and 0 files, about/)).toBeVisible();
    await app.user.click(section.getByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByText(/^Your data has been downloaded/)).toBeVisible();
    expect(click).toHaveBeenCalledOnce();
    expect(made.map(({ size, type }) => [size, type])).toEqual([[7, 'application/zip']]);
    expect(section.getByRole('button', { name: 'Download all my data' })).toBeVisible();
  });

  it('says when it cannot be downloaded', async () => {
    const { app, section } = await open({ export: () => problemAnswer('RATE_LIMITED') });
    await app.user.click(await section.findByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByText(/Too many/i)).toBeVisible();
  });

  it('is imported from a file, with what came of it, and where it failed', async () => {
    let last: DataImport | undefined;
    const { app, section } = await open({ last: () => last });
    const input = await section.findByLabelText('Import a ZIP', { selector: 'input' });
    last = RUNNING;
    await app.user.upload(input, new File(['PK data'], 'data.zip', { type: 'application/zip' }));
    const progress = await section.findByRole('progressbar', { name: /^Importing/ });
    expect(progress).toHaveAttribute('aria-valuenow', '40');
    last = DONE;
    const report = await waitFor(() => within(section.getByRole('status')), { timeout: 3000 });
    expect(report.getByRole('link', { name: 'Sales' })).toHaveAttribute('href', '/codes/7');
    expect(report.getByText('1 document, 12 highlights, 3 comments, 1 attached file')).toBeVisible();
    expect(report.getByText('2 highlights lie on another one and were left out.')).toBeVisible();
    expect(report.getByText('Not imported')).toBeVisible();
    expect(report.getByText('codes/2/code.json: documents.0.title')).toBeVisible();
  });

  it('says that another import runs, and that a file is no ZIP', async () => {
    const { app, section } = await open();
    // It is another one after each upload.
    const input = () => section.findByLabelText('Import a ZIP', { selector: 'input' });
    await app.user.upload(await input(), new File(['%PDF-'], 'law.zip', { type: 'application/zip' }));
    expect(await screen.findByText('This is not a ZIP, or it is cut off.')).toBeVisible();
    app.intercept((request) =>
      request.url.endsWith('/account/imports') ? problemAnswer('CONFLICT') : undefined,
    );
    await app.user.upload(await input(), new File(['PK data'], 'data.zip', { type: 'application/zip' }));
    expect(await screen.findByText('Another import is still running.')).toBeVisible();
  });
});
