import type { CaretWalk, CaretWalkOptions } from './caret-walk';

/** The way of a caret, whose code is loaded with the first key that moves it. */
export function createLaterWalk(options: CaretWalkOptions): CaretWalk {
  let made: Promise<CaretWalk> | undefined;
  const load = async (): Promise<CaretWalk> => {
    const { createCaretWalk } = await import('./caret-walk');
    return createCaretWalk(options);
  };
  const walk = (): Promise<CaretWalk> => {
    made ??= load();
    // What could not be loaded is wanted anew by the next key.
    made.catch(() => (made = undefined));
    return made;
  };
  return {
    to: async (from, key) => (await walk()).to(from, key),
    startAnew: () => void made?.then((way) => way.startAnew()).catch(() => undefined),
    passed: async (from, to, key) => (await walk()).passed(from, to, key),
  };
}
