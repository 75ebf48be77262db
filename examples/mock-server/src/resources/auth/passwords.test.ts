import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords';

describe('passwords', () => {
  it('are hashed at the recommended cost where no other is given, with a salt of their own', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('correct horse'), await passwords.hash('correct horse')];
    for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await passwords.verify(one, 'correct horse')).toBe(true);
    expect(await passwords.verify(one, 'correct horses')).toBe(false);
  });

  it('are nobody’s without a hash, after a check all the same', async () => {
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    expect(await passwords.verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('are checked without a hash in the same turn, after the same work, as with one', async () => {
    const passwords = createPasswords();
    const known = await passwords.hash('correct horse');
    await passwords.verify(undefined, 'the first one makes the hash that is nobody’s');
    for (const asked of [known, undefined]) {
      const done: string[] = [];
      const note = (name: string) => () => void done.push(name);
      const before = [1, 2].map((number) => passwords.hash('before').then(note(`before ${number}`)));
      const verdict = passwords.verify(asked, 'wrong').then(note('the verdict'));
      const after = passwords.hash('after').then(note('after'));
      await Promise.all([...before, verdict, after]);
      // Two are worked on at once, in their order: it begins when the first of those before it is done.
      expect(done.indexOf('the verdict')).toBeGreaterThan(0);
    }
  });

  it('leave threads to those who read files, however many are hashed at once', async () => {
    const passwords = createPasswords();
    let hashed = 0;
    const hashing = Array.from({ length: 12 }, async () => {
      await passwords.hash('correct horse');
      hashed += 1;
    });
    // Without a limit the file's turn comes when eight of them are over: threads take work in its order.
    await readFile(new URL(import.meta.url));
    expect(hashed).toBeLessThan(6);
    await Promise.all(hashing);
  });
});
