import { screen } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { answer } from '../testing/answers';
import { ADA, problemAnswer, renderApp } from '../testing/render-app';
import { versionsIn } from './CompareScreen';
import { countUnported } from './count-unported';
import { placeAfterReview } from './place-after-review';

const documents = [{ title: 'Law', file: makePdf(['Art. 1']), pages: 1 }];
const api: FakeApiOptions = {
  users: [{ email: ADA }],
  seed: { codes: [{ title: 'Mine', owner: ADA, publication: 'published', documents }] },
};
const open = (path: string) => renderApp({ path, isLoggedIn: true, api });

describe('the review route', () => {
  it('says that nothing is to be reviewed, with the ways on', async () => {
    open('/codes/1/review');
    expect(await screen.findByRole('heading', { name: 'There is no update to review' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the Code' })).toHaveAttribute('href', '/codes/1');
    expect(screen.getByRole('link', { name: 'Organize documents' })).toHaveAttribute(
      'href',
      '/codes/1/organise',
    );
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  it.each(['/codes/99/review', '/codes/abc/review/1', '/codes/99/compare/1?from=1&to=2'])(
    'says at %s that the Code does not exist',
    async (path) => {
      open(path);
      expect(await screen.findByRole('heading', { name: 'Code does not exist' })).toBeVisible();
    },
  );

  it('says that the user may not', async () => {
    const app = open('/codes/1/review');
    app.intercept((request) =>
      request.url.includes('showUpdates') ? problemAnswer('FORBIDDEN') : undefined,
    );
    expect(await screen.findByRole('heading', { name: 'You may not organize this Code' })).toBeVisible();
  });
});

describe('the compare route', () => {
  it.each([
    ['/codes/1/compare/99?from=1&to=2', 'Document does not exist'],
    ['/codes/1/compare?from=1&to=2', 'Document does not exist'],
  ])('says at %s: %s', async (path, words) => {
    open(path);
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the Code' })).toHaveAttribute('href', '/codes/1');
  });

  it('takes two Versions, the older one first', () => {
    const read = (query: string) => versionsIn(new URLSearchParams(query));
    expect(read('from=3&to=1')).toEqual({ from: 1, to: 3 });
    expect(read('from=1&to=1')).toBeUndefined();
    expect(read('from=x&to=1')).toBeUndefined();
    expect(read('to=1')).toBeUndefined();
  });
});

describe('the place after a decision', () => {
  it('is the document that was reviewed, with the panel of what waits, and only without it another one', async () => {
    const { client } = open('/library').services;
    const seeded = await client.codes.get({ id: 1 });
    const [law] = seeded.documents;
    if (!law) throw new Error('The document is missing');
    const code = { ...seeded, documents: [law, { ...law, id: 7 }, { ...law, id: 8 }] };
    const none = { count: 0, documentId: undefined };
    expect(placeAfterReview(code, 7, none)).toBe('/codes/1/7');
    expect(placeAfterReview(code, 7, { count: 3, documentId: 8 })).toBe('/codes/1/7?tab=code-update');
    expect(placeAfterReview(code, 99, { count: 3, documentId: 8 })).toBe('/codes/1/8?tab=code-update');
    expect(placeAfterReview(code, 99, none)).toBe('/codes/1');
    expect(placeAfterReview(code, undefined, none)).toBe('/codes/1');
  });
});

describe('annotations without a sure place', () => {
  it('are counted by what the current Versions tell, and are none where that cannot be asked', async () => {
    const app = open('/library');
    const { client, log } = app.services;
    const seeded = await client.codes.get({ id: 1 });
    const [law] = seeded.documents;
    if (!law) throw new Error('The document is missing');
    const at = '2026-07-01T00:00:00.000Z';
    const code = { ...seeded, documents: [{ ...law, version: { number: 2, createdAt: at } }] };
    const { id: documentId, uuid, size, pages, createdBy } = law;
    const version: DocumentVersion = {
      id: 8,
      documentId,
      number: 2,
      uuid,
      size,
      pages,
      status: 'current',
      createdAt: at,
      createdBy,
      warnings: [],
      carryOver: { success: 5, unconfirmed: 2, failed: 1 },
    };
    const versions = { data: [version, { ...version, id: 7, number: 1, status: 'archived' as const }] };
    app.intercept((request) =>
      request.url.endsWith('/versions') ? answer('documents', 'versions', versions) : undefined,
    );
    expect(await countUnported(client, code, log)).toEqual({ count: 3, documentId });
    app.intercept((request) => (request.url.endsWith('/versions') ? problemAnswer('INTERNAL') : undefined));
    expect(await countUnported(client, code, log)).toEqual({ count: 0, documentId: undefined });
  });
});
