import { expect, it } from 'vitest';
import { createTurns } from './turns';

it('alternates between users, in the order in which each has come', async () => {
  const turns = createTurns(1);
  const had: string[] = [];
  const take = async (owner: number, name: string): Promise<void> => {
    const leave = await turns.take(owner);
    had.push(name);
    await Promise.resolve();
    leave();
  };
  await Promise.all([take(1, 'a'), take(1, 'b'), take(1, 'c'), take(1, 'd'), take(2, 'x'), take(3, 'y')]);
  expect(had).toEqual(['a', 'b', 'x', 'y', 'c', 'd']);
  await take(2, 'z');
  expect(had.at(-1)).toBe('z');
});

it('gives as many at once as there are', async () => {
  const turns = createTurns(2);
  const [first] = [await turns.take(1), await turns.take(1)];
  let isThird = false;
  const third = turns.take(2).then(() => (isThird = true));
  await Promise.resolve();
  expect(isThird).toBe(false);
  first();
  await third;
  expect(isThird).toBe(true);
});
