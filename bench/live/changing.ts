import { createClient, createMemoryTokenStore, type GlossatorClient } from '@glossator/client-sdk';
import { setTimeout as pass } from 'node:timers/promises';
import type { Person } from '../../attack/world/cast';
import type { LiveStage, StagedCode } from './live-stage';
import { keyOf } from './listening';

/** A change that the server has acknowledged: what listeners receive of it, and when it was due (`performance.now()`), be it that it was made later. */
export interface Change {
  readonly code: StagedCode;
  readonly key: string;
  readonly dueAt: number;
}

/** A note that is there, by whom, and how often it was written. */
interface OpenNote {
  readonly code: StagedCode;
  readonly member: Person;
  readonly id: number;
  readonly steps: number;
}

/** Makes changes at a rate. */
export interface Changing {
  readonly acknowledged: readonly Change[];
  /** Changes that were refused or got no answer. */
  readonly failed: () => number;
  /** Changes notes for so many seconds, at so many changes a second; resolves when all are answered. */
  run(seconds: number, perSecond: number): Promise<void>;
}

/**
 * Changes that may wait for their answers, and connections for calls with them; where there are as many, the next ones are made later than
 * they are due. More would only wait in the server, and be counted as its memory.
 */
const MOST_UNDER_WAY = 64;

/**
 * What is done to notes. `rewording`: each member has one in each Code, which is reworded again and again, so that no data grows. `everything`: notes
 * are created, reworded and deleted.
 */
export type Doing = 'rewording' | 'everything';

/** Makes members change notes. Calls repeat themselves as the SDK's do, under one key each. */
export function createChanging({ server, codes }: LiveStage, doing: Doing): Changing {
  const places = codes.reduce((sum, { members }) => sum + members.length, 0);
  const acknowledged: Change[] = [];
  const open: OpenNote[] = [];
  let [failed, count] = [0, 0];
  const clients = new Map<string, GlossatorClient>();
  const clientOf = (token: string): GlossatorClient => {
    const known = clients.get(token);
    if (known) return known;
    const made = createClient({ baseUrl: server.url, tokenStore: createMemoryTokenStore({ token }) });
    clients.set(token, made);
    return made;
  };

  async function change(dueAt: number): Promise<void> {
    const text = `change ${(count += 1)}`;
    const isNew = doing === 'rewording' ? count <= places : count % 3 === 1;
    const note = isNew ? undefined : open.shift();
    const code = note?.code ?? codes[count % codes.length];
    // Only who wrote a note may reword it.
    const member = note?.member ?? code?.members[Math.floor(count / codes.length) % code.members.length];
    if (!code || !member) return;
    const { notes } = clientOf(member.token);
    const acknowledge = (id: number, to: string | undefined): void => {
      acknowledged.push({ code, key: keyOf(id, to), dueAt });
    };
    try {
      if (!note) {
        const { id } = await notes.create({ documentId: code.documentId, text });
        acknowledge(id, text);
        open.push({ code, member, id, steps: 1 });
      } else if (note.steps === 1 || doing === 'rewording') {
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
        const dueAt = began + (made * 1_000) / perSecond;
        await pass(Math.max(0, dueAt - performance.now()));
        if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
        const one: Promise<void> = change(dueAt).finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await Promise.all(underWay);
    },
  };
}
