import { expect, it, vi } from 'vitest';
import { createLaterPictures, type Pictures } from './later-pictures';

const HOST = {} as HTMLElement;
const BOX = { width: 10, height: 10 };

const picturesWith = (show: Pictures<number>['show']): Pictures<number> => ({ show, close: () => undefined });

it('loads nothing for a picture that is wanted after the end', () => {
  const load = vi.fn(() => Promise.resolve(picturesWith(() => () => undefined)));
  const later = createLaterPictures(load);
  later.close();
  later.show(1, HOST, BOX)();
  expect(load).not.toHaveBeenCalled();
});

it('keeps what has been loaded where one picture could not be shown', async () => {
  const show = vi.fn<Pictures<number>['show']>(() => {
    throw new Error('No room');
  });
  const made = picturesWith(show);
  const close = vi.spyOn(made, 'close');
  const later = createLaterPictures(() => Promise.resolve(made));
  later.show(1, HOST, BOX);
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce());
  later.close();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('loads anew what could not be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Offline')));
  const later = createLaterPictures<number, Pictures<number>>(load);
  later.show(1, HOST, BOX);
  await vi.waitFor(() => {
    later.show(1, HOST, BOX);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
