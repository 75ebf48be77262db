import { createLiveConnection, createMemoryTokenStore } from '@glossator/client-sdk';
import type { LiveEvent } from '@glossator/client-sdk/contract';
import type { StagedCode } from './live-stage';

/** One open window of a member: everything it receives of a Code, in order. */
export interface Listener {
  readonly code: StagedCode;
  /** When an event was received last (`performance.now()`), by what it says (`keyOf`). */
  readonly receivedAt: ReadonlyMap<string, number>;
  /** Notes by id, as this window knows them from events alone. */
  readonly notes: ReadonlyMap<number, string>;
  /** Events that came with a number not above the one before. */
  readonly outOfOrder: () => number;
  /** How often it was asked to fetch everything again. */
  readonly reloads: () => number;
  close(): void;
}

/** What an event says of a note: its text, or that it is gone. */
export function keyOf(id: number, text: string | undefined): string {
  return `${id} ${text ?? 'gone'}`;
}

/** Opens the SDK's own live connection for a member, and waits until it has joined. Rejects where it is not let in. */
export async function openListener(baseUrl: string, code: StagedCode, member: number): Promise<Listener> {
  const token = code.members[member % code.members.length]?.token ?? '';
  const connection = createLiveConnection({
    baseUrl,
    channel: { codeId: code.codeId },
    tokenStore: createMemoryTokenStore({ token }),
  });
  const receivedAt = new Map<string, number>();
  const notes = new Map<number, string>();
  let [outOfOrder, reloads, lastSeq] = [0, 0, 0];
  const receive = (event: LiveEvent): void => {
    if (event.seq !== undefined) {
      if (event.seq <= lastSeq) outOfOrder += 1;
      lastSeq = event.seq;
    }
    if (event.name === 'NOTE/DELETE') {
      notes.delete(event.data.id);
      receivedAt.set(keyOf(event.data.id, undefined), performance.now());
    } else if (event.name === 'NOTE/CREATE' || event.name === 'NOTE/UPDATE') {
      notes.set(event.data.id, event.data.text);
      receivedAt.set(keyOf(event.data.id, event.data.text), performance.now());
    }
  };
  connection.subscribe({ onEvent: receive, onReload: () => (reloads += 1) });
  await new Promise<void>((resolve, reject) => {
    connection.onStatus((status, reason) => {
      if (status === 'open') resolve();
      if (status === 'closed') reject(new Error(`Not let into Code ${code.codeId}: ${reason ?? ''}`));
    });
  });
  return {
    code,
    receivedAt,
    notes,
    outOfOrder: () => outOfOrder,
    reloads: () => reloads,
    close: () => connection.close(),
  };
}
