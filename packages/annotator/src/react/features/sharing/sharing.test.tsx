// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { act } from 'react';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { aDocument, aRange, aSelection, settle } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const stamps = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
const remark = {
  id: 9,
  selectionId: 5,
  type: 'comment' as const,
  text: 'Since <b>when</b>?',
  ...stamps,
  createdBy: { id: 2, name: 'Max Keller' },
};

async function opened(access: 'annotate' | 'read' = 'annotate', more: Partial<AnnotatorProps> = {}) {
  const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data: [remark] })];
  const made = await renderAnnotator({ existing, access, props: { codeTitle: 'Obligations', ...more } });
  await made.finish();
  await made.user.click(screen.getByRole('article'));
  const share = () => screen.getByRole('button', { name: 'Share by e-mail' });
  return { ...made, share };
}

async function inDialog(more: Partial<AnnotatorProps> = {}) {
  const made = await opened('annotate', more);
  await made.user.click(made.share());
  const dialog = within(await screen.findByRole('dialog', { name: 'Share annotation by e-mail' }));
  const chips = () =>
    within(dialog.getByRole('list', { name: 'Recipients' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const answer = (work: (call: ReturnType<typeof made.backend.next>) => void) =>
    act(async () => {
      work(made.backend.next());
      await settle();
    });
  return { ...made, dialog, chips, answer, to: dialog.getByLabelText('To') };
}

describe('sharing by e-mail', () => {
  it('previews the mail with the short name of the document, as it will be cited', async () => {
    const { dialog } = await inDialog({ documents: [{ ...aDocument(1), shortName: 'CO' }] });
    expect(dialog.getByText(/Lea Rossi has shared an annotation with you: .*CO$/)).toBeDefined();
    expect(dialog.getByText(/^Document: Part 1, CO/)).toBeDefined();
  });

  it('makes a chip of each address, names the wrong ones and merges equal ones', async () => {
    const { user, dialog, chips, to } = await inDialog();
    expect(document.activeElement).toBe(to);
    await user.type(to, 'a@law.example, nobody;b@law.example A@law.example{Enter}');
    expect(chips()).toEqual(['a@law.example', 'nobody', 'b@law.example']);
    expect(dialog.getByText('“nobody” is not an e-mail address.')).toBeDefined();
    expect(to.getAttribute('aria-invalid')).toBe('true');
    await user.click(dialog.getByRole('button', { name: 'Remove nobody' }));
    expect(to.getAttribute('aria-invalid')).toBe('false');
    // The last one can be mended.
    await user.type(to, '{Backspace}');
    expect([chips(), (to as HTMLInputElement).value]).toEqual([['a@law.example'], 'b@law.example']);
  });

  it('takes a pasted list, with names, and says when there are too many', async () => {
    const { user, dialog, chips, to } = await inDialog();
    const paste = (text: string) => fireEvent.paste(to, { clipboardData: { getData: () => text } });
    paste('"Rossi, Max" <max@law.example>;\nLea <lea@law.example>');
    expect(chips()).toEqual(['max@law.example', 'lea@law.example']);
    paste(Array.from({ length: 20 }, (_, n) => `a${n}@law.example`).join('\n'));
    expect(dialog.getByText(/At most 20 addresses at a time. Please remove 2./)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(to);
  });

  it('shows what will be sent, sends it, and says to whom', async () => {
    const { user, dialog, to, backend, answer, share } = await inDialog();
    await user.type(to, 'a@law.example');
    await user.type(dialog.getByLabelText('Message'), ' Please look ');
    const preview = dialog.getByRole('region', { name: 'What will be sent' }).textContent;
    for (const part of ['Lea Rossi has shared', 'Please look', 'person', 'page 1', 'Since <b>when</b>?'])
      expect(preview).toContain(part);
    for (const part of ['Max Keller', 'Part 1', 'Obligations']) expect(preview).toContain(part);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(backend.calls[0]).toMatchObject({
      name: 'selections.share',
      input: { selectionId: 5, emails: ['a@law.example'], message: 'Please look' },
    });
    const sending = dialog.getByRole('button', { name: 'Sending …' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(sending);
    await answer((call) => call.succeed());
    expect(dialog.getByText('Sent to 1 address.')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(share());
  });

  it('says why it was not sent and keeps what was typed; then sends to those who got nothing', async () => {
    const { user, dialog, to, chips, answer, backend } = await inDialog();
    await user.type(to, 'a@law.example b@law.example');
    await user.type(dialog.getByLabelText('Message'), 'Look');
    const send = () => user.click(dialog.getByRole('button', { name: 'Send' }));
    await send();
    await answer((call) => call.refuse(429, 'RATE_LIMITED', { retryAfterMs: 90_000 }));
    expect(dialog.getByText(/Please try again in 2 minutes/)).toBeDefined();
    await send();
    await answer((call) => call.breakOff());
    expect(dialog.getByText('Something went wrong, please try again')).toBeDefined();
    await send();
    const errors = [{ path: 'emails.1', message: 'Nothing could be sent to it' }];
    await answer((call) => call.refuse(500, 'MAIL_NOT_SENT', { errors }));
    expect(dialog.getByText(/could not be sent to everybody.*sent to a@law.example/)).toBeDefined();
    expect(chips()).toEqual(['a@law.example', 'b@law.example']);
    expect(dialog.getByLabelText('Message')).toHaveProperty('value', 'Look');
    await send();
    expect(backend.calls[0]).toMatchObject({ input: { emails: ['b@law.example'] } });
    await answer((call) => call.succeed());
    expect(dialog.getByText('Sent to 2 addresses.')).toBeDefined();
  });

  it('asks before it lets go of what was typed', async () => {
    const { user, dialog, to } = await inDialog();
    await user.type(to, 'a@law.example');
    await user.keyboard('{Escape}');
    expect(dialog.getByText('Discard what you have written?')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep writing' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not offered to readers', async () => {
    await opened('read');
    expect(screen.queryByRole('button', { name: 'Share by e-mail' })).toBeNull();
  });
});

describe('notes', () => {
  it('take files, which are deleted after a question, and are shared', async () => {
    const made = await renderAnnotator();
    const createdBy = { id: 1, name: 'Lea Rossi' };
    const plan = {
      id: 8,
      noteId: 6,
      name: 'Plan.png',
      contentType: 'image/png',
      size: 2048,
      ...stamps,
      createdBy,
      uuid: '00000000-0000-4000-8000-000000000001',
    };
    const ask = { id: 6, documentId: 1, text: 'Ask', data: [plan], ...stamps, createdBy };
    const theirs = { ...ask, id: 7, text: 'Theirs', data: [], createdBy: { id: 2, name: 'Max Keller' } };
    for (const note of [ask, theirs]) made.backend.storedNotes.set(note.id, note);
    await made.finish();
    await made.user.click(screen.getByRole('tab', { name: 'Notes' }));
    await made.finish();
    const card = within(screen.getByRole('article', { name: /Ask/ }));
    expect(
      within(screen.getByRole('article', { name: /Theirs/ })).queryByRole('button', { name: 'Attach files' }),
    ).toBeNull();
    fireEvent.drop(screen.getByRole('article', { name: /Ask/ }), {
      dataTransfer: {
        types: ['Files'],
        files: [new File(['x'], 'Map.png', { type: 'image/png' })],
        dropEffect: 'none',
      },
    });
    expect(card.getByRole('progressbar', { name: 'Uploading Map.png' })).toBeDefined();
    await made.finish();
    expect(card.getByRole('button', { name: 'Map.png' })).toBeDefined();
    expect(card.queryByRole('button', { name: 'Rename Map.png' })).toBeNull();
    await made.user.click(card.getByRole('button', { name: 'Delete Plan.png' }));
    await made.user.click(card.getByRole('button', { name: 'Delete' }));
    await made.finish();
    expect(card.queryByText('Plan.png')).toBeNull();
    await made.user.click(card.getByRole('button', { name: 'Share by e-mail' }));
    expect(await screen.findByRole('dialog', { name: 'Share note by e-mail' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'What will be sent' }).textContent).toContain('Map.png');
  });

  it('are brought into view when a link leads to them', async () => {
    const note = {
      id: 6,
      documentId: 1,
      text: 'Ask',
      data: [],
      ...stamps,
      createdBy: { id: 2, name: 'Max' },
    };
    const made = await renderAnnotator({ props: { place: { kind: 'note', id: 6 } } });
    made.backend.storedNotes.set(6, note);
    await made.finish();
    expect(document.activeElement).toBe(screen.getByRole('article', { name: /Ask/ }));
  });
});
