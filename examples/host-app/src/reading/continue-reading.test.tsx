import { act, screen, waitFor, within } from '@testing-library/react';
import { makePdf } from '@glossator/client-sdk/testing';
import type { FakeApiOptions } from '@glossator/client-sdk/testing';
import { describe, expect, it } from 'vitest';
import { ADA, renderApp } from '../testing/render-app';
import { keepReading } from './kept-reading';

const documents = (...titles: readonly string[]) =>
  titles.map((title) => ({ title, file: makePdf(['a']), pages: 1 }));
const api: FakeApiOptions = {
  seed: {
    codes: [
      { title: 'Civil law', owner: ADA, documents: documents('ZGB', 'OR') },
      { title: 'Tax law', owner: ADA, documents: documents('DBG') },
    ],
  },
};

/** The library after Ada has read these documents, in this order: Code and document. */
function afterReading(...read: readonly (readonly [number, number])[]) {
  for (const [codeId, documentId] of read) keepReading(window.localStorage, 1, { codeId, documentId });
  return renderApp({ path: '/library', isLoggedIn: true, api });
}
const offered = async () =>
  within(await screen.findByRole('region', { name: 'Continue reading' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('continue reading', () => {
  it('offers the documents read last, each by one click', async () => {
    afterReading([1, 1], [2, 3], [1, 2]);
    await waitFor(async () => expect(await offered()).toEqual(['ORCivil law', 'DBGTax law', 'ZGBCivil law']));
    expect(screen.getByRole('link', { name: /DBG/ })).toHaveAttribute('href', '/codes/2/3');
  });

  it('offers nothing that is gone, while it is shown, too', async () => {
    const app = afterReading([2, 3], [1, 1], [1, 99], [4711, 5]);
    await waitFor(async () => expect(await offered()).toEqual(['ZGBCivil law', 'DBGTax law']));
    await act(() => app.services.client.codes.delete({ id: 2 }));
    await waitFor(async () => expect(await offered()).toEqual(['ZGBCivil law']));
  });

  it('offers nothing to whoever has read nothing, or to another user of the browser', async () => {
    keepReading(window.localStorage, 2, { codeId: 1, documentId: 1 });
    afterReading();
    await screen.findByRole('link', { name: /^Civil law/ });
    expect(screen.queryByRole('region', { name: 'Continue reading' })).toBeNull();
  });

  it('is not in the way of who searches, or looks at public Codes', async () => {
    const app = afterReading([1, 1]);
    await offered();
    await app.user.click(screen.getByRole('button', { name: 'Public' }));
    expect(screen.queryByRole('region', { name: 'Continue reading' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: 'My Codes' }));
    await offered();
    await app.user.type(screen.getByRole('searchbox'), 'tax');
    expect(screen.queryByRole('region', { name: 'Continue reading' })).toBeNull();
  });
});
