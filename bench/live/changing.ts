import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { setTimeout as pass } from 'node:timers/promises';
import type { LiveStage, StagedCode } from './live-stage';
import { keyOf } from './listening';

/** A change that the server has acknowledged: what listeners receive of it, and when it was asked for (`performance.now()`). */
export interface Change {
  readonly code: StagedCode;
  readonly key: string;
  readonly askedAt: number;
}

/** Makes changes at a rate. */
export interface Changing {
  readonly acknowledged: readonly Change[];
  /** Changes that were refused or got no answer. */
  readonly failed: () => number;
  /** Changes notes for so many seconds, at so many changes a second; resolves when all are answered. */
  run(seconds: number, perSecond: number): Promise<void>;
}

/** A change that waits longer than this for its turn is one that the machine did not manage to send. */
const MOST_UNDER_WAY = 500;

/**
 * Makes members change notes: each is created, reworded and deleted, so that Codes do not grow. Calls repeat themselves as the SDK's do, under
 * one key each.
 */
export function createChanging({ server, codes }: LiveStage): Changing {
  const acknowledged: Change[] = [];
  const open: { readonly code: StagedCode; readonly id: number; steps: number }[] = [];
  let [failed, count] = [0, 0];
  const clients = new Map<string, GlossatorClient>();
  const clientOf = (token: string): GlossatorClient => {
    const known = clients.get(token);
    if (known) return known;
    const made = createClient({ baseUrl: server.url, tokenStore: createMemoryTokenStore({ token }) });
    clients.set(token, made);
    return made;
  };

  async function change(): Promise<void> {
    const text = `change ${(count += 1)}`;
    const note = count % 3 === 1 ? undefined : open.shift();
    const code = note?.code ?? codes[count % codes.length];
    // Only who wrote a note may reword it.
    const member = code?.members[0];
    if (!code || !member) return;
    const { notes } = clientOf(member.token);
    const askedAt = performance.now();
    const acknowledge = (id: number, to: string | undefined): void => {
      acknowledged.push({ code, key: keyOf(id, to), askedAt });
    };
    try {
      if (!note) {
        const { id } = await notes.create({ documentId: code.documentId, text });
        acknowledge(id, text);
        open.push({ code, id, steps: 1 });
      } else if (note.steps === 1) {
        await notes.update({ id: note.id, text });
        acknowledge(note.id, text);
        open.push({ ...note, steps: 2 });
      } else {
        await notes.delete({ id: note.id });
        acknowledge(note.id, undefined);
      }
    } catch {
      failed += 1;
    }
  }

  return {
    acknowledged,
    failed: () => failed,
    async run(seconds, perSecond) {
      const began = performance.now();
      const underWay = new Set<Promise<void>>();
      for (let made = 0; made < seconds * perSecond; made += 1) {
        await pass(Math.max(0, began + (made * 1_000) / perSecond - performance.now()));
        if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
        const one: Promise<void> = change().finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await Promise.all(underWay);
    },
  };
}
