// @vitest-environment jsdom
import { DOWNLOAD_ATTACHMENTS_MAX, type SelectionAttachment } from '@glossator/client-sdk/contract';
import { act, cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRange, aSelection, settle } from '../../../core/testing/test-annotator';
import type { DocumentDownload } from '../../annotator/context/annotator-context';
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

const attachment = (id: number): SelectionAttachment => ({
  id,
  selectionId: 1,
  type: 'attachment',
  name: `Plan ${id}.png`,
  contentType: 'image/png',
  size: 1000,
  uuid: '00000000-0000-4000-8000-000000000000',
  createdBy: { id: 1, name: 'Lea Rossi' },
  createdAt: '2026-07-01T00:00:00.000Z',
  updatedAt: '2026-07-01T00:00:00.000Z',
});

type Answer = (isDone: boolean) => Promise<void>;

/** The dialog over a document with so many attachments, all of them chosen. */
async function choosingAll(count: number, locale: 'en' | 'de' = 'en') {
  const data = Array.from({ length: count }, (_, at) => attachment(at + 1));
  const made = await renderAnnotator({ locale, existing: [aSelection(1, aRange(0, 0, 0, 3), { data })] });
  await made.finish();
  const words =
    locale === 'en'
      ? ['Download', 'All attachments', 'More actions']
      : ['Herunterladen', 'Alle Anlagen', 'Weitere Aktionen'];
  const calls: { readonly attachmentsIds: readonly number[]; readonly answer: Answer }[] = [];
  const download = ({ attachmentsIds }: DocumentDownload) =>
    new Promise<{ blob: () => Promise<Blob> }>((resolve, reject) => {
      const answer = (isDone: boolean) =>
        act(async () => {
          if (isDone) resolve({ blob: () => Promise.resolve(new Blob([])) });
          else reject(new Error('The connection broke'));
          await settle();
        });
      calls.push({ attachmentsIds, answer });
    });
  Object.assign(made.backend.documents, { download });
  // Queries by role and simulated mice take seconds among so many.
  const click = (selector: string, text = '') =>
    act(() => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      found.find(({ textContent }) => textContent.startsWith(text))?.click();
    });
  click(`[data-glossator-toolbar] [aria-label="${words[2]!}"]`);
  click('[role="menuitem"]', words[0]);
  const dialog = await vi.waitUntil(() => document.querySelector<HTMLElement>('[role="dialog"]'));
  act(() => within(dialog).getByText(words[1]!).click());
  return {
    status: () => dialog.querySelector('[role="status"]')?.textContent,
    goes: () => dialog.querySelector('[aria-live]')?.textContent,
    choose: (label: string) => act(() => within(dialog).getByText(label).click()),
    alert: () => dialog.querySelector('[role="alert"]')?.textContent,
    press(name: string) {
      act(() => within(dialog).getByText(name, { selector: 'button' }).click());
      const call = calls.shift();
      if (!call) throw new Error('Nothing was requested');
      return call;
    },
  };
}

describe('the download dialog', () => {
  it('says what becomes of the attachments, and how large they are together', async () => {
    const { goes, choose } = await choosingAll(2);
    expect(goes()).toBe('2 attachments (2 kB) go inside the PDF, for everybody who gets the file.');
    choose('Beside the PDF, in a ZIP');
    expect(goes()).toBe('2 attachments (2 kB) come beside the PDF, in the same ZIP.');
    choose('All attachments');
    expect(goes()).toBe('No attachments go into the file: those you tick come beside the PDF.');
  });
});

describe('the download dialog with more attachments than one file takes', () => {
  const most = DOWNLOAD_ATTACHMENTS_MAX;
  const count = 2 * most + 50;

  it('says in how many files they come, and downloads one after the other until all are saved', async () => {
    const { status, press } = await choosingAll(count);
    expect(status()).toBe(
      `One file takes ${most} attachments at most: the ${count} chosen ones come in 3 files, each with the document. You download one after the other.`,
    );
    const first = press('Download file 1 of 3');
    expect(first.attachmentsIds).toEqual(Array.from({ length: most }, (_, at) => at + 1));
    await first.answer(true);
    expect(status()).toMatch(/^200 attachments have been saved. .*the 250 chosen ones come in 2 files/);
    const second = press('Download file 2 of 3');
    expect(second.attachmentsIds[0]).toBe(most + 1);
    await second.answer(true);
    expect(status()).toBe('400 attachments have been saved. The other 50 come in one more file.');
    const third = press('Download file 3 of 3');
    expect(third.attachmentsIds).toHaveLength(50);
    await third.answer(true);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(saved).toEqual([1, 2, 3].map((part) => `Part 1 (annotated) (${part} of 3).pdf`));
  });

  it('goes on with the file that failed', async () => {
    const { alert, press } = await choosingAll(most + 1);
    await press('Download file 1 of 2').answer(true);
    await press('Download file 2 of 2').answer(false);
    expect(alert()).toContain('could not be downloaded');
    const again = press('Download file 2 of 2');
    expect(again.attachmentsIds).toEqual([most + 1]);
    await again.answer(true);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('says nothing of files where one takes all', async () => {
    const { status, press } = await choosingAll(most, 'de');
    expect(status()).toBe('');
    await press('Herunterladen').answer(true);
    expect(saved).toEqual(['Part 1 (mit Anmerkungen).pdf']);
  });
});
