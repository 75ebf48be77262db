// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChange, aChangedDocument, createFakeReviewBackend } from '../../core/testing/fake-review-backend';
import { RefusalError } from '../../core/testing/refusal-error';
import { aDocument, settle } from '../../core/testing/test-annotator';
import { giveElementsSizes } from '../testing/render-annotator';
import { renderReview } from '../testing/render-review';

const saved: string[] = [];
beforeAll(() => {
  giveElementsSizes();
  URL.createObjectURL = () => 'blob:synopsis';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
beforeEach(() => void saved.splice(0));
afterEach(cleanup);

const content = { changes: [aChange()] };

/** A review whose backend makes synopses. */
async function openReview(locale: 'en' | 'de' = 'en', documents = [aChangedDocument(1)]) {
  const { documents: calls, ...backend } = createFakeReviewBackend({ ...content, documents });
  const make = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
  const props = { documents, backend: { ...backend, documents: { ...calls, synopsis: make } } };
  return { make, ...(await renderReview({ content: { ...content, documents }, locale, props })) };
}

async function openDialog(locale: 'en' | 'de' = 'en') {
  const made = await openReview(locale);
  const name = locale === 'en' ? 'Synopsis' : 'Synopse';
  await made.user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  const choose = async (role: string, label: string) => {
    await made.user.click(dialog.getByRole(role, { name: label }));
    await act(settle);
  };
  return { ...made, dialog, choose };
}

const SIGNAL = { signal: expect.any(AbortSignal) as AbortSignal };

describe('a synopsis of the pending Update', () => {
  it('is made for Word, with own annotations, of the document that is looked at', async () => {
    const { make, choose } = await openDialog();
    await choose('button', 'Download');
    expect(make).toHaveBeenCalledWith(
      { id: 1, format: 'docx', annotations: 'own', withPrivate: false, onlyChanged: false, locale: 'en' },
      SIGNAL,
    );
    expect(saved).toEqual([`Synopsis ${aChangedDocument(1).title}.docx`]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is made as it is chosen, without private annotations where there are none', async () => {
    const { make, choose, dialog } = await openDialog('de');
    await choose('radio', 'PDF');
    await choose('checkbox', 'Artikel ohne Änderung nicht erwähnen');
    await choose('checkbox', 'Mit meinen privaten Markierungen');
    await choose('radio', 'Keine');
    expect(dialog.queryByRole('checkbox', { name: 'Mit meinen privaten Markierungen' })).toBeNull();
    await choose('button', 'Herunterladen');
    expect(make).toHaveBeenCalledWith(
      { id: 1, format: 'pdf', annotations: 'none', withPrivate: false, onlyChanged: true, locale: 'de' },
      SIGNAL,
    );
  });

  it('says why there is none, and can be tried again', async () => {
    const { make, choose, dialog } = await openDialog();
    make.mockRejectedValueOnce(new RefusalError(409, 'CONFLICT'));
    await choose('button', 'Download');
    expect(dialog.getByRole('alert').textContent).toContain('too many changes');
    make.mockRejectedValueOnce(new Error('down'));
    await choose('button', 'Download');
    expect(dialog.getByRole('alert').textContent).toBe('The synopsis could not be made. Please try again.');
    await choose('button', 'Download');
    expect(saved).toHaveLength(1);
  });

  it('is offered neither for a document that keeps its text nor by a backend that makes none', async () => {
    await openReview('en', [aDocument(1)]);
    expect(screen.queryByRole('button', { name: 'Synopsis' })).toBeNull();
    cleanup();
    await renderReview({ content });
    expect(screen.queryByRole('button', { name: 'Synopsis' })).toBeNull();
  });
});
