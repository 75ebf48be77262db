// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStorage, settle, SHORT_DOCUMENT } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

async function openLocked(options: Parameters<typeof renderAnnotator>[0] = {}) {
  const made = await renderAnnotator({
    document: { ...SHORT_DOCUMENT, password: 'open sesame' },
    ...options,
  });
  await made.finish();
  return made;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('a locked document', () => {
  it('asks for its password and takes the focus, without offering to save it', async () => {
    await openLocked();
    expect(screen.getByText('This PDF is locked with a password.')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(field().type).toBe('password');
    expect(field().autocomplete).toBe('off');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open' }).disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('says that a password is wrong, and asks again with an empty field', async () => {
    const { user, finish } = await openLocked();
    await user.type(field(), 'abracadabra{Enter}');
    await finish();
    expect(screen.getByRole('alert').textContent).toBe('This is not the password of the document.');
    expect(field().value).toBe('');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('is shown with the right one, which is not kept', async () => {
    const written: string[] = [];
    const storage = {
      ...createMemoryStorage(),
      set: (_key: string, value: string) => void written.push(value),
    };
    const { user, finish, container } = await openLocked({ props: { storage } });
    await user.type(field(), 'open sesame');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await finish();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByText('of 3')).toBeDefined();
    expect(container.innerHTML).not.toContain('sesame');
    expect(written.join()).not.toContain('sesame');
  });

  it('asks again after opening was canceled', async () => {
    const { user, finish, viewer } = await openLocked();
    viewer().stallNextOpen({ loaded: 30, total: 120 });
    await user.type(field(), 'open sesame{Enter}');
    await finish();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await finish();
    expect(screen.getByText('Opening was cancelled.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await finish();
    expect(field().value).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('asks in German', async () => {
    const { user, finish } = await openLocked({ locale: 'de' });
    expect(screen.getByText('Dieses PDF ist mit einem Passwort geschützt.')).toBeDefined();
    await user.type(screen.getByLabelText('Passwort'), 'Hokuspokus{Enter}');
    await finish();
    expect(screen.getByRole('alert').textContent).toBe('Das ist nicht das Passwort des Dokuments.');
    expect(screen.getByRole('button', { name: 'Öffnen' })).toBeDefined();
  });
});

describe('a document being loaded', () => {
  it('says how much of it has come', async () => {
    const { user, finish, viewer } = await openLocked();
    viewer().stallNextOpen({ loaded: 30, total: 120 });
    await user.type(field(), 'open sesame{Enter}');
    await finish();
    expect(screen.getByRole('status', { name: 'Opening Part 1' }).textContent).toContain('25\u00a0% read');
  });

  it.each([
    ['en', 'No connection. Pages that are missing appear as soon as it is back.'],
    ['de', 'Keine Verbindung. Fehlende Seiten erscheinen, sobald sie wieder da ist.'],
  ] as const)('says when the connection is lost and when it is back (%s)', async (locale, words) => {
    const { finish, viewer } = await renderAnnotator({ locale });
    await finish();
    const starve = (isStarved: boolean) =>
      act(async () => {
        viewer().starve(isStarved);
        await settle();
      });
    await starve(true);
    expect(screen.getByText(words).getAttribute('role')).toBe('status');
    await starve(false);
    expect(screen.queryByText(words)).toBeNull();
  });
});
