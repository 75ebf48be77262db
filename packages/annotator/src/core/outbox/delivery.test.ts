import { describe, expect, it } from 'vitest';
import { createTestAnnotator, openFirst, settle } from '../testing/test-annotator';

const MINUTE_MS = 60_000;
/** A new note of the first document. */
const NEW = { documentId: 1, noteId: undefined };

describe('the delivery to a server that counts calls', () => {
  /** A page with notes waiting to be sent, and a server that takes so many calls a minute. */
  async function opened({ notes, perMinute }: { notes: number; perMinute: number }) {
    const made = createTestAnnotator();
    await openFirst(made);
    const { commands, backend, clock, store } = made;
    for (let index = 0; index < notes; index += 1) {
      commands.notes.openDraft();
      commands.notes.write(NEW, `Note ${index}`);
      commands.notes.submit(NEW);
    }
    let windowEnd = 0;
    let left = 0;
    const counts = { sent: 0, refused: 0 };
    /** Answers all that comes until nothing is sent any more. */
    const serve = async () => {
      await settle();
      while (backend.calls.length > 0) {
        const now = clock.now();
        if (now >= windowEnd) [windowEnd, left] = [now + MINUTE_MS, perMinute];
        const call = backend.next();
        counts.sent += 1;
        if (left > 0) {
          left -= 1;
          call.succeed();
        } else {
          counts.refused += 1;
          call.refuse(429, 'RATE_LIMITED', { retryAfterMs: windowEnd - now });
        }
        if (backend.calls.length === 0) await settle();
      }
    };
    return { clock, serve, counts, backend, waiting: () => store.getState().outbox.changes.length };
  }

  it('gets any number of changes through, waiting as long as the server asks', async () => {
    const { clock, serve, counts, backend, waiting } = await opened({ notes: 600, perMinute: 150 });
    for (let minute = 0; minute < 4; minute += 1) {
      await serve();
      clock.pass(MINUTE_MS);
    }
    expect(waiting()).toBe(0);
    expect(backend.storedNotes.size).toBe(600);
    // Each time no more than was under way when the server had enough.
    expect(counts.refused).toBeLessThanOrEqual(3 * 24);
    expect(counts.sent).toBe(600 + counts.refused);
  });

  it('sends nothing before the wait is over, whatever else succeeds or is asked for', async () => {
    const { clock, serve, counts, waiting } = await opened({ notes: 30, perMinute: 20 });
    await serve();
    const { sent } = counts;
    clock.pass(MINUTE_MS - 1);
    await serve();
    expect([counts.sent, waiting()]).toEqual([sent, 10]);
    clock.pass(1);
    await serve();
    expect(waiting()).toBe(0);
  });
});
