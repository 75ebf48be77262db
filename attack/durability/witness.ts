import { randomBytes } from 'node:crypto';
import type { GlossatorClient } from '@glossator/client-sdk';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import { PICTURE } from '../../packages/client-sdk/src/testing/conformance/world';

/** What must be there after a kill: `undefined` where it was deleted. What was being changed is in nobody's list: it may be either way. */
type Expected = Map<number, string | undefined>;

/** All writes that a server has acknowledged. */
export interface Witness {
  /** Writes without a pause until a call fails; gives the number of acknowledged writes. */
  writeOn(client: GlossatorClient, entities: Entities): Promise<number>;
  /** The acknowledged writes that a server does not have, in words. */
  missing(client: GlossatorClient, entities: Entities): Promise<readonly string[]>;
}

/** Begins with nothing acknowledged. */
export function createWitness(): Witness {
  const notes: Expected = new Map();
  const bookmarks: Expected = new Map();
  const comments: Expected = new Map();
  const files = new Map<number, Buffer>();
  let last = 0;

  /** Does something to an entity that is known; until it is acknowledged nothing is known. */
  async function change(
    expected: Expected,
    id: number,
    to: string | undefined,
    work: () => Promise<unknown>,
  ) {
    expected.delete(id);
    await work();
    expected.set(id, to);
  }

  async function writeRound(client: GlossatorClient, entities: Entities, count: () => void): Promise<void> {
    const { documentId, selectionId } = entities;
    const text = `write ${(last += 1)}`;
    const note = await client.notes.create({ documentId, text });
    notes.set(note.id, text);
    count();
    const bookmark = await client.bookmarks.create({ documentId, name: text, page: 0 });
    bookmarks.set(bookmark.id, text);
    count();
    const comment = await client.selections.createComment({ selectionId, text });
    comments.set(comment.id, text);
    count();
    const reworded = `${text}, reworded`;
    await change(notes, note.id, reworded, () => client.notes.update({ id: note.id, text: reworded }));
    count();
    await change(bookmarks, bookmark.id, undefined, () => client.bookmarks.delete({ id: bookmark.id }));
    count();
    if (last % 5 > 0) return;
    const content = Buffer.concat([PICTURE, randomBytes(3_000)]);
    const file = new Blob([new Uint8Array(content)], { type: 'image/png' });
    const { uuid } = await client.files.upload({ file, contentType: 'image/png' });
    const { id } = await client.notes.createAttachment({ noteId: note.id, uuid, name: text });
    files.set(id, content);
    count();
  }

  return {
    async writeOn(client, entities) {
      let acknowledged = 0;
      try {
        for (;;) await writeRound(client, entities, () => (acknowledged += 1));
      } catch {
        // The server was killed.
        return acknowledged;
      }
    },
    async missing(client, { documentId, selectionId }) {
      const { data: selections } = await client.documents.selections({ id: documentId });
      const own = selections.find(({ id }) => id === selectionId);
      const { data: marks } = await client.documents.bookmarks({ id: documentId });
      const lost = [
        ...missingOf('note', notes, textsOf(await allNotes(client, documentId))),
        ...missingOf('bookmark', bookmarks, new Map(marks.map(({ id, name }) => [id, name]))),
        ...missingOf(
          'comment',
          comments,
          textsOf((own?.data ?? []).filter((each) => each.type === 'comment')),
        ),
      ];
      for (const [id, content] of files)
        if (!(await readFile(client, id))?.equals(content)) lost.push(`the file of attachment ${id}`);
      return lost;
    },
  };
}

function textsOf(rows: readonly { readonly id: number; readonly text: string }[]): Map<number, string> {
  return new Map(rows.map(({ id, text }) => [id, text]));
}

function missingOf(kind: string, expected: Expected, found: ReadonlyMap<number, string>): string[] {
  return [...expected].flatMap(([id, text]) =>
    found.get(id) === text
      ? []
      : [`${kind} ${id}: "${found.get(id) ?? 'gone'}" instead of "${text ?? 'gone'}"`],
  );
}

/** All notes of a document, page by page. */
async function allNotes(client: GlossatorClient, id: number) {
  const notes = [];
  for (let cursor: string | undefined; ;) {
    const page = await client.documents.notes({ id, ...(cursor !== undefined && { cursor }) });
    notes.push(...page.data);
    cursor = page.next;
    if (cursor === undefined) return notes;
  }
}

async function readFile(client: GlossatorClient, id: number): Promise<Buffer | undefined> {
  const answer = await client.notes.attachmentFile({ id }).catch(() => undefined);
  return answer && Buffer.from(await (await answer.blob()).arrayBuffer());
}
