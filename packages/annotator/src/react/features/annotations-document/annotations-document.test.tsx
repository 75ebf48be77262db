// @vitest-environment jsdom
import { act, cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { RefusalError } from '../../../core/testing/refusal-error';
import { settle } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

const saved: string[] = [];
beforeAll(() => {
  giveElementsSizes();
  URL.createObjectURL = () => 'blob:document';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
beforeEach(() => void saved.splice(0));
afterEach(cleanup);

async function opened(locale: 'en' | 'de' = 'en') {
  const backend = createManualBackend();
  const make = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
  Object.assign(backend.codes, { annotationsDocument: make });
  const props = { backend, codeTitle: 'Sales' };
  const made = await renderAnnotator({ locale, access: 'read', props });
  await act(settle);
  await act(async () => {
    while (backend.calls.length > 0) {
      backend.next().succeed();
      await settle();
    }
  });
  const [more, entry] =
    locale === 'en'
      ? ['More actions', 'Annotations as a document']
      : ['Weitere Aktionen', 'Anmerkungen als Dokument'];
  await made.user.click(made.getByRole('button', { name: more }));
  await made.user.click(made.getByRole('menuitem', { name: entry }));
  const dialog = within(await made.findByRole('dialog', { name: entry }));
  const choose = (role: string, name: string) => made.user.click(dialog.getByRole(role, { name }));
  return { ...made, make, dialog, choose };
}

describe('the dialog for annotations as a document', () => {
  it('has the server make one of this document for Word, by article and without private ones', async () => {
    const { make, choose } = await opened();
    await choose('button', 'Download');
    expect(make).toHaveBeenCalledWith(
      {
        id: 1,
        documentId: 1,
        groupBy: 'article',
        format: 'docx',
        onlyOwn: false,
        withPrivate: false,
        locale: 'en',
      },
      { signal: expect.any(AbortSignal) as AbortSignal },
    );
    expect(saved).toEqual(['Annotations Part 1.docx']);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('has it made of the whole Code, as it is chosen', async () => {
    const { make, choose } = await opened('de');
    await choose('radio', 'Ganzer Code');
    await choose('radio', 'Farbe');
    await choose('radio', 'PDF');
    await choose('checkbox', 'Nur, was ich markiert habe');
    await choose('checkbox', 'Mit meinen privaten Markierungen');
    await choose('button', 'Herunterladen');
    expect(make).toHaveBeenCalledWith(
      { id: 1, groupBy: 'color', format: 'pdf', onlyOwn: true, withPrivate: true, locale: 'de' },
      { signal: expect.any(AbortSignal) as AbortSignal },
    );
    expect(saved).toEqual(['Anmerkungen Sales.pdf']);
  });

  it('says why there is none, and can be tried again', async () => {
    const { make, choose, dialog } = await opened();
    make.mockRejectedValueOnce(new RefusalError(409, 'CONFLICT'));
    await choose('button', 'Download');
    expect(dialog.getByRole('alert').textContent).toContain('too many annotations');
    make.mockRejectedValueOnce(new Error('down'));
    await choose('button', 'Download');
    expect(dialog.getByRole('alert').textContent).toBe('The document could not be made. Please try again.');
    await choose('button', 'Download');
    expect(saved).toHaveLength(1);
  });
});
