// @vitest-environment jsdom
import type { LiveEvent, SelectionAttachment } from '@glossator/client-sdk/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnnotatorBackend, LiveSource } from '../../../core/ports/backend';
import { createManualBackend } from '../../../core/testing/manual-backend';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(() => {
  giveElementsSizes();
  // jsdom makes no addresses of content.
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const stamps = { createdAt: '2026-03-03T10:00:00.000Z', updatedAt: '2026-03-03T10:00:00.000Z' };
const anAttachment = (id: number, changes: Partial<SelectionAttachment> = {}): SelectionAttachment => ({
  id,
  selectionId: 5,
  type: 'attachment',
  name: 'Plan.png',
  contentType: 'image/png',
  size: 2048,
  uuid: '00000000-0000-4000-8000-000000000001',
  ...stamps,
  createdBy: { id: 1, name: 'Lea Rossi' },
  ...changes,
});

async function opened(
  data: readonly SelectionAttachment[],
  read: AnnotatorBackend['selections']['attachmentFile'] = () =>
    Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }),
) {
  const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', data: [...data] })];
  const backend = createManualBackend(existing);
  const own = { ...backend, selections: { ...backend.selections, attachmentFile: read } };
  let listener: Parameters<LiveSource['subscribe']>[0] | undefined;
  const live: LiveSource = {
    subscribe(given) {
      listener = given;
      return () => undefined;
    },
  };
  const made = await renderAnnotator({ existing, props: { backend: own, live } });
  const answer = () =>
    act(async () => {
      while (backend.calls.length > 0) {
        backend.next().succeed();
        await Promise.resolve();
      }
    });
  await answer();
  await made.finish();
  await made.user.click(screen.getByRole('article'));
  const say = (event: LiveEvent) => listener?.onEvent(event);
  return { ...made, backend, answer, say };
}
const card = () => screen.getByRole('article');
const drop = (files: readonly File[]) =>
  fireEvent.drop(card(), { dataTransfer: { types: ['Files'], files, dropEffect: 'none' } });
const file = (name: string, type = 'image/png') => new File(['content'], name, { type });

describe('attachments on a card', () => {
  it('say how large they are together, and that they can go inside the PDF', async () => {
    await opened([anAttachment(1), anAttachment(2, { size: 4096 }), anAttachment(3, { isGone: true })]);
    expect(card().textContent).toContain(
      '2 files, 6 kB. When you download the document, you can put them inside the PDF.',
    );
  });

  it('of an old Version that were deleted since are named, and offer nothing', async () => {
    await opened([anAttachment(1, { isGone: true })]);
    expect(card().textContent).toContain('Deleted since');
    expect(screen.queryByRole('button', { name: 'Plan.png' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Download Plan/ })).toBeNull();
  });

  it('are shown in place when their name is pressed', async () => {
    const made = await opened([
      anAttachment(1),
      anAttachment(2, { name: 'Hearing.mp3', contentType: 'audio/mpeg' }),
      anAttachment(3, { name: 'Site.mp4', contentType: 'video/mp4' }),
      anAttachment(4, { name: 'All.zip', contentType: 'application/zip' }),
      anAttachment(6, { name: 'Huge.png', size: 11_000_000 }),
    ]);
    await made.user.click(screen.getByRole('button', { name: 'Plan.png' }));
    expect(screen.getByRole('img', { name: 'Plan.png' }).getAttribute('src')).toBe('blob:preview');
    await made.user.click(screen.getByRole('button', { name: 'Hearing.mp3' }));
    expect(screen.getByLabelText('Preview of Hearing.mp3').tagName).toBe('AUDIO');
    await made.user.click(screen.getByRole('button', { name: 'Site.mp4' }));
    expect(screen.getByLabelText('Preview of Site.mp4').tagName).toBe('VIDEO');
    await made.user.click(screen.getByRole('button', { name: 'Plan.png' }));
    expect(screen.queryByRole('img', { name: 'Plan.png' })).toBeNull();
  });

  it('that cannot be shown say what they are, and are downloaded, without being read before', async () => {
    const read = vi.fn(() => Promise.resolve({ blob: () => Promise.resolve(new Blob(['x'])) }));
    const made = await opened(
      [
        anAttachment(4, { name: 'All.zip', contentType: 'application/zip' }),
        anAttachment(6, { name: 'Huge.png', size: 11_000_000 }),
      ],
      read,
    );
    await made.user.click(screen.getByRole('button', { name: 'All.zip' }));
    expect(card().textContent).toContain('ZIP archive, 2 kB. It cannot be shown here');
    await made.user.click(screen.getByRole('button', { name: 'All.zip' }));
    await made.user.click(screen.getByRole('button', { name: 'Huge.png' }));
    expect(card().textContent).toContain('Picture, 10 MB. It is too large to be shown here');
    expect(read).not.toHaveBeenCalled();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await made.user.click(
      screen.getAllByRole('button', { name: 'Download Huge.png' }).at(-1) ?? document.body,
    );
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('that are pictures are enlarged over the annotator, by buttons and keys, and give the focus back', async () => {
    const made = await opened([anAttachment(1)]);
    await made.user.click(screen.getByRole('button', { name: 'Plan.png' }));
    const enlarge = screen.getByRole('button', { name: 'Enlarge Plan.png' });
    await made.user.click(enlarge);
    const dialog = await screen.findByRole('dialog', { name: 'Plan.png' });
    expect(dialog.closest('.glossator-root')).not.toBeNull();
    const picture = within(dialog).getByRole<HTMLImageElement>('img', { name: 'Plan.png' });
    Object.defineProperties(picture, { naturalWidth: { value: 4000 }, naturalHeight: { value: 1000 } });
    fireEvent.load(picture);
    const width = () => Math.round(Number.parseFloat(picture.style.inlineSize));
    expect([width(), dialog.textContent]).toEqual([1000, expect.stringContaining('25\u00a0%')]);
    await made.user.click(within(dialog).getByRole('button', { name: 'Actual size' }));
    expect(width()).toBe(4000);
    await made.user.keyboard('-');
    expect(width()).toBe(3000);
    await made.user.keyboard('0');
    expect(width()).toBe(1000);
    // React passes presses in the dialog on to the card it was opened on.
    const { goTo } = made.viewer().shown;
    fireEvent.click(picture);
    expect(made.viewer().shown.goTo).toBe(goTo);
    await made.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(enlarge);
  });

  it('say when they cannot be loaded, and are loaded again', async () => {
    let isDown = true;
    const made = await opened([anAttachment(1)], async () => {
      if (isDown) throw new Error('The connection broke');
      return { blob: () => Promise.resolve(new Blob(['x'])) };
    });
    await made.user.click(screen.getByRole('button', { name: 'Plan.png' }));
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    isDown = false;
    await made.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: 'Plan.png' })).toBeDefined();
  });

  it('say when they cannot be shown', async () => {
    const made = await opened([anAttachment(1)]);
    await made.user.click(screen.getByRole('button', { name: 'Plan.png' }));
    fireEvent.error(screen.getByRole('img', { name: 'Plan.png' }));
    expect(screen.getByRole('alert').textContent).toContain('cannot be shown here');
  });

  it('are saved under their name', async () => {
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    const made = await opened([anAttachment(1)]);
    await made.user.click(screen.getByRole('button', { name: 'Download Plan.png' }));
    expect(clicked).toEqual(['Plan.png']);
    click.mockRestore();
  });

  it('give another name back that was being written when a colleague deleted the attachment', async () => {
    const made = await opened([anAttachment(1), anAttachment(2, { name: 'Other.png' })]);
    await made.user.click(screen.getByRole('button', { name: 'Rename Plan.png' }));
    await made.user.keyboard('Ground floor');
    const gone = (id: number) =>
      act(() => made.say({ name: 'SELECTION_ATTACHMENT/DELETE', data: { id, selectionId: 5 } }));
    gone(2);
    expect(screen.queryByText('Ground floor.png')).toBeNull();
    gone(1);
    const messages = within(screen.getByRole('log', { name: 'Messages' }));
    expect(messages.getByText('Ground floor.png')).toBeDefined();
    expect(messages.getByText(/^The attachment was deleted by somebody else/)).toBeDefined();
  });

  it('are renamed in place, and deleted after a question', async () => {
    const made = await opened([anAttachment(1)]);
    await made.user.click(screen.getByRole('button', { name: 'Rename Plan.png' }));
    // The name is selected without its extension.
    await made.user.keyboard('Map{Enter}');
    await made.answer();
    expect(screen.getByRole('button', { name: 'Map.png' })).toBeDefined();
    await made.user.click(screen.getByRole('button', { name: 'Delete Map.png' }));
    expect(screen.getByRole('button', { name: 'Map.png' })).toBeDefined();
    const question = screen.getByRole('group', { name: 'Delete the attachment “Map.png”?' });
    await made.user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByRole('button', { name: 'Map.png' })).toBeNull();
    expect(made.backend.calls.map(({ name, input }) => [name, input])).toEqual([
      ['selections.deleteAttachment', { id: 1 }],
    ]);
  });

  it('of somebody else can only be saved', async () => {
    await opened([anAttachment(1, { createdBy: { id: 3, name: 'Eva Novak' } })]);
    expect(card().textContent).toContain('Eva Novak');
    const names = within(card())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toContain('Download Plan.png');
    expect(names).not.toContain('Rename Plan.png');
    expect(names).not.toContain('Delete Plan.png');
  });

  it('are uploaded when files are dropped, with progress and a way to cancel', async () => {
    const made = await opened([]);
    drop([file('a.png'), file('b.png')]);
    const uploads = screen.getByRole('list', { name: 'Uploads' });
    const bar = within(uploads).getByRole('progressbar', { name: 'Uploading a.png' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '7']);
    await made.user.click(screen.getByRole('button', { name: 'Cancel the upload of b.png' }));
    expect(within(uploads).getAllByRole('listitem')).toHaveLength(1);
    await made.answer();
    await made.answer();
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(screen.getByRole('button', { name: 'a.png' })).toBeDefined();
    expect(screen.queryByText('b.png')).toBeNull();
  });

  it('say why they were not taken', async () => {
    const made = await opened([]);
    drop([file('run.exe', 'application/x-msdownload')]);
    expect(screen.getByRole('alert').textContent).toContain('Files of this type cannot be attached');
    await made.user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    drop([file('a.png')]);
    await act(async () => made.backend.next().refuse(413, 'QUOTA_EXCEEDED'));
    expect(screen.getByRole('alert').textContent).toContain('Your storage is full');
  });

  it('warn before the page is left while one is being uploaded', async () => {
    await opened([]);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    drop([file('a.png')]);
    expect(leave()).toBe(true);
  });
});

describe('the comment form', () => {
  it('asks before what is written in it is thrown away', async () => {
    const made = await opened([]);
    await made.user.click(screen.getByRole('button', { name: 'Comment' }));
    await made.user.keyboard('Compare{Escape}');
    const question = () => screen.queryByRole('group', { name: 'Discard what you have written?' });
    expect(question()).not.toBeNull();
    await made.user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your comment' }));
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', 'Compare');
    await made.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await made.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  });

  it('closes immediately while nothing is written', async () => {
    const made = await opened([]);
    await made.user.click(screen.getByRole('button', { name: 'Comment' }));
    await made.user.keyboard('  {Escape}');
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
  });
});
