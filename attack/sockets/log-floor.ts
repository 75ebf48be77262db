import type { GlossatorClient } from '@glossator/client-sdk';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import { selectionInput, uploadPicture } from '../../packages/client-sdk/src/testing/conformance/world';
import type { AttackContext } from '../section';
import type { AttackedServer } from '../world/attacked-server';
import { fillCode } from '../world/entities';
import { joinCode, type Listener } from './listener';

/** Writes something with a text in it, and takes that text away again. */
type Canary = (client: GlossatorClient, entities: Entities, text: string) => Promise<unknown>;

/** All that can be written and reworded or deleted. */
const CANARIES: Readonly<Record<string, Canary>> = {
  'a deleted comment': async ({ selections }, { selectionId }, text) => {
    const { id } = await selections.createComment({ selectionId, text });
    await selections.deleteComment({ id });
  },
  'a reworded comment': async ({ selections }, { selectionId }, text) => {
    const { id } = await selections.createComment({ selectionId, text });
    await selections.updateComment({ id, text: 'Reworded' });
  },
  'a deleted note': async ({ notes }, { documentId }, text) => {
    const { id } = await notes.create({ documentId, text });
    await notes.delete({ id });
  },
  'a reworded note': async ({ notes }, { documentId }, text) => {
    const { id } = await notes.create({ documentId, text });
    await notes.update({ id, text: 'Reworded' });
  },
  'a deleted bookmark': async ({ bookmarks }, { documentId }, name) => {
    const { id } = await bookmarks.create({ documentId, name, page: 0 });
    await bookmarks.delete({ id });
  },
  'a renamed bookmark': async ({ bookmarks }, { documentId }, name) => {
    const { id } = await bookmarks.create({ documentId, name, page: 0 });
    await bookmarks.update({ id, name: 'Renamed' });
  },
  'a deleted Selection': async ({ selections }, { documentId }, name) => {
    const { id } = await selections.create({ ...selectionInput(documentId, 30, 34), name });
    await selections.delete({ id });
  },
  'a renamed Selection': async ({ selections }, { selectionId }, name) => {
    await selections.update({ id: selectionId, name });
    await selections.update({ id: selectionId, name: 'Renamed' });
  },
  'a deleted attachment': async (client, { selectionId }, name) => {
    const uuid = await uploadPicture(client);
    const attachment = { selectionId, uuid, name, type: 'attachment' as const };
    const { id } = await client.selections.createAttachment(attachment);
    await client.selections.deleteAttachment({ id });
  },
  'a renamed attachment': async ({ selections }, { attachmentId }, name) => {
    await selections.updateAttachment({ id: attachmentId, name });
    await selections.updateAttachment({ id: attachmentId, name: 'Renamed' });
  },
  'a deleted attachment of a note': async (client, { noteId }, name) => {
    const { id } = await client.notes.createAttachment({ noteId, uuid: await uploadPicture(client), name });
    await client.notes.deleteAttachment({ id });
  },
  'a reworded color': async ({ codes }, { codeId }, name) => {
    await codes.setColor({ id: codeId, color: 'COLOR_7', name });
    await codes.setColor({ id: codeId, color: 'COLOR_7', name: 'Reworded' });
  },
  'the old title of a document': async ({ documents }, { documentId }, title) => {
    await documents.update({ id: documentId, title });
    await documents.update({ id: documentId, title: 'Sales' });
  },
  'the old title of the Code': async ({ codes }, { codeId }, title) => {
    await codes.update({ id: codeId, title });
    await codes.update({ id: codeId, title: 'Obligations' });
  },
};

/**
 * What the change log of a Code tells somebody who could not read it when it was written: nothing that is not there any more, neither
 * before the first publication nor while it was hidden again; and nothing of a pending Update to those who cannot organize.
 */
export async function tryLogFloor(context: AttackContext, server: AttackedServer): Promise<void> {
  const { owner, outsider, codeIds } = server.cast;
  const client = server.client(owner);
  const [, , codeId = 0] = codeIds;
  const entities = await fillCode(server, owner, codeId);
  await writeCanaries(client, entities, 'draft');
  await client.codes.update({ id: codeId, publication: 'published', isPublic: true });
  const first = await joinCode(server, outsider, codeId, 0);
  await untilMarked(client, entities, first, 'first');
  judgeCanaries(context, first, 'draft', 'before it was published');
  await tryPendingUpdate(context, client, entities, first);
  const lastSeq = Math.max(0, ...first.frames.map((frame) => seqOf(frame)));

  await client.codes.update({ id: codeId, isPublic: false });
  context.judge(await first.isCut(), 'who lost access stays on the channel');
  await writeCanaries(client, entities, 'hidden');
  await client.codes.update({ id: codeId, isPublic: true });
  const second = await joinCode(server, outsider, codeId, lastSeq);
  await untilMarked(client, entities, second, 'second');
  judgeCanaries(context, second, 'hidden', 'while it was hidden');
  second.close();
}

const canaryText = (when: string, name: string): string => `${when} canary: ${name}`;

/** Titles belong to the Update of a published Code, and stay pending: they are tried by themselves. */
async function writeCanaries(client: GlossatorClient, entities: Entities, when: string): Promise<void> {
  for (const [name, write] of Object.entries(CANARIES)) await write(client, entities, canaryText(when, name));
}

function judgeCanaries({ judge }: AttackContext, listener: Listener, when: string, words: string): void {
  for (const name of Object.keys(CANARIES)) {
    const isLeaked = listener.frames.some((frame) => frame.includes(canaryText(when, name)));
    judge(!isLeaked, `the log of a Code tells a stranger ${name} of the time ${words}`);
  }
}

async function tryPendingUpdate(
  { judge }: AttackContext,
  client: GlossatorClient,
  entities: Entities,
  listener: Listener,
): Promise<void> {
  await client.documents.update({ id: entities.documentId, title: 'Pending title' });
  await untilMarked(client, entities, listener, 'pending');
  const leaks = listener.frames.filter((frame) => /Pending title|"hasUpdate":true/.test(frame));
  judge(leaks.length === 0, 'a reader learns of a pending Update that HTTP hides from them');
  await client.documents.update({ id: entities.documentId, revert: true });
}

/** Waits until a listener has received all that was written before, by a bookmark after it. */
async function untilMarked(
  client: GlossatorClient,
  { documentId }: Entities,
  listener: Listener,
  name: string,
): Promise<void> {
  await client.bookmarks.create({ documentId, name: `mark ${name}`, page: 0 });
  if (!(await listener.receives(`mark ${name}`)))
    throw new Error(`A listener did not hear of a bookmark, but was closed with ${listener.closeCode()}`);
}

function seqOf(frame: string): number {
  return (JSON.parse(frame) as { readonly seq?: number }).seq ?? 0;
}
