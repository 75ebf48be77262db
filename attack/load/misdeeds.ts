import { API_BASE } from '@glossator/client-sdk/contract';
import type { GlossatorClient } from '@glossator/client-sdk';
import { TEST_PASSWORD } from '../../examples/mock-server/src/testing/test-server';
import { uploadPicture } from '../../packages/client-sdk/src/testing/conformance/world';
import type { Entities } from '../../packages/client-sdk/src/testing/conformance/samples';
import { joinCode, listen } from '../sockets/listener';
import type { AttackedServer } from '../world/attacked-server';
import { forEachOf, upTo } from '../world/pool';
import { abortedRequest, requestText } from '../world/raw-request';
import { makeHeavyPdf } from './heavy-pdf';

/** One user doing their worst in a Code of their own; refusals do not stop them. */
export interface Misdeed {
  readonly name: string;
  /** Does it over and over until a moment on the clock of `performance.now()`. */
  commit(server: AttackedServer, offender: Offender, until: number): Promise<void>;
}

/** What the offender has to begin with. */
export interface Belongings {
  readonly entities: Entities;
  readonly attachmentIds: readonly number[];
}

/** Who does it, and where. */
export interface Offender extends Belongings {
  readonly client: GlossatorClient;
  readonly token: string;
}

const OTHER_PASSWORD = 'another battery staple';
const LARGE = 'x'.repeat(50_000);
const LARGE_COMMENTS = 200;
const ATTACHMENTS = 100;

/** What the offender has before they begin; who is refused goes on with what there is. */
export async function prepare(client: GlossatorClient, entities: Entities): Promise<Belongings> {
  const { selectionId } = entities;
  const attachmentIds: number[] = [];
  await forEachOf(upTo(LARGE_COMMENTS), 4, () =>
    ignored(client.selections.createComment({ selectionId, text: LARGE })),
  );
  await forEachOf(upTo(ATTACHMENTS), 4, (number) =>
    ignored(
      uploadPicture(client).then(async (uuid) => {
        const name = `Plan ${number}.png`;
        const file = { selectionId, uuid, name, type: 'attachment' as const };
        attachmentIds.push((await client.selections.createAttachment(file)).id);
      }),
    ),
  );
  return { entities, attachmentIds };
}

const ALONE: readonly Misdeed[] = [
  {
    name: 'large notes',
    commit: (_server, { client, entities: { documentId } }, until) =>
      inLanes(8, until, async (lane) => {
        if (lane < 6) await client.notes.create({ documentId, text: LARGE });
        else await client.documents.notes({ id: documentId, limit: 1_000 });
      }),
  },
  {
    name: 'shared large texts',
    commit: (server, { client, entities: { selectionId } }, until) =>
      inLanes(4, until, async (lane) => {
        const emails = upTo(20).map((number) => `someone-${number}@law.example`);
        if (lane < 3) await client.selections.share({ selectionId, emails, message: LARGE.slice(0, 5_000) });
        else await (await fetch(`${server.url}/mailbox`)).arrayBuffer();
      }),
  },
  {
    name: 'downloads with many files',
    commit: ({ port }, { token, entities, attachmentIds }, until) =>
      inLanes(12, until, (lane) => {
        const attachmentsAs = lane % 2 === 0 ? 'zip' : 'embedded';
        const body = JSON.stringify({ withAnnotations: true, attachmentsIds: attachmentIds, attachmentsAs });
        const path = `${API_BASE}/documents/${entities.documentId}/download`;
        const text = requestText('POST', path, { authorization: `Bearer ${token}` }, body);
        return abortedRequest(port, text, lane % 3 === 0 ? 'at once' : 'in the middle');
      }),
  },
  {
    name: 'heavy PDFs',
    async commit(_server, { client, entities: { codeId } }, until) {
      const content = new Blob([makeHeavyPdf()], { type: 'application/pdf' });
      await inLanes(4, until, async () => {
        const { uuid } = await client.files.upload({ file: content, contentType: 'application/pdf' });
        const { id } = await client.documents.create({ codeId, title: 'Heavy', uuid });
        await client.documents.search({ id, text: 'goods' });
      });
    },
  },
  {
    name: 'presence storms',
    async commit(server, { token, entities: { codeId } }, until) {
      const listeners = [];
      for (const person of server.cast.crowd)
        for (const _ of upTo(20)) listeners.push(await joinCode(server, person, codeId));
      await inLanes(12, until, async () => {
        const own = listen(server, { codeId, token });
        await own.receives('{');
        own.close();
        await own.isCut();
      });
      for (const { close } of listeners) close();
    },
  },
  {
    name: 'log-ins with the right password',
    async commit(server, { client }, until) {
      const { email } = server.cast.outsider;
      // The passwords of the cast are hashed at the cost of tests. Who has changed it already is refused.
      const change = { currentPassword: TEST_PASSWORD, newPassword: OTHER_PASSWORD };
      await ignored(client.profile.changePassword(change));
      await inLanes(16, until, () => server.client().auth.login({ email, password: OTHER_PASSWORD }));
    },
  },
  {
    name: 'quick calls',
    commit: (_server, { client, entities: { codeId, documentId } }, until) =>
      inLanes(16, until, async (lane) => {
        if (lane % 2 === 0) await client.documents.selections({ id: documentId });
        else await client.codes.search({ id: codeId, text: 'e', in: 'annotations' });
      }),
  },
];

/** Every misdeed alone, and then all of them together. */
export const MISDEEDS: readonly Misdeed[] = [
  ...ALONE,
  {
    name: 'all of these together',
    async commit(server, offender, until) {
      await Promise.all(ALONE.map(({ commit }) => commit(server, offender, until)));
    },
  },
];

/** Does something over and over in several lanes. */
async function inLanes(
  lanes: number,
  until: number,
  work: (lane: number) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    upTo(lanes).map(async (lane) => {
      while (performance.now() < until) await ignored(work(lane));
    }),
  );
}

/** Waits for something whether or not it succeeds; who is refused at once does not keep this process from everything else. */
async function ignored(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
  await new Promise((resolve) => setImmediate(resolve));
}
