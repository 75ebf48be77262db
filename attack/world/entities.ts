import {
  approveUpdate,
  makeEntities,
  type Entities,
} from '../../packages/client-sdk/src/testing/conformance/samples';
import { NOT_SERVED } from '../../packages/client-sdk/src/testing/conformance/not-served';
import {
  createWorld,
  selectionInput,
  uploadPicture,
  type Actor,
  type World,
} from '../../packages/client-sdk/src/testing/conformance/world';
import type { AttackedServer } from './attacked-server';
import type { Person } from './cast';

/** The world of the conformance suite over an attacked server, as one person sees it. */
export async function worldOf(server: AttackedServer, person: Person): Promise<World> {
  const client = server.client(person);
  const actor: Actor = { user: await client.profile.get(), token: person.token, password: '', client };
  const harness = {
    baseUrl: server.url,
    transport: (request: Request) => fetch(request),
    client: (token?: string) => server.client(token === undefined ? undefined : { token }),
    linkTo: notNeeded,
    secondFactorToken: notNeeded,
    mailsTo: notNeeded,
    contactAddress: '',
    connectLive: notNeeded,
    close: () => undefined,
  };
  return createWorld(NOT_SERVED, () => ({ harness, owner: actor, outsider: actor }));
}

/** Fills a Code with one entity of each kind, all of them by one person who may organize it. */
export async function fillCode(server: AttackedServer, person: Person, codeId: number): Promise<Entities> {
  const world = await worldOf(server, person);
  const { codes } = server.client(person);
  return makeEntities({ ...world, makeCode: () => codes.get({ id: codeId }) });
}

/** Adds one entity of each kind by somebody else who may annotate, on the second page of a document. */
export async function annotate(
  server: AttackedServer,
  person: Person,
  { codeId, documentId }: Entities,
): Promise<Entities> {
  const world = await worldOf(server, person);
  const { codes, selections } = server.client(person);
  return makeEntities({
    ...world,
    makeCode: () => codes.get({ id: codeId }),
    makeDocument: async () => {
      const { documents } = await codes.get({ id: codeId });
      const document = documents.find(({ id }) => id === documentId);
      if (!document) throw new Error(`Code ${codeId} has no document ${documentId}`);
      return document;
    },
    mark: (id, start, end) => selections.create(selectionInput(id, start, end, 1)),
    async attach(selectionId) {
      const uuid = await uploadPicture(server.client(person));
      return selections.createAttachment({ selectionId, uuid, name: 'Plan.png', type: 'attachment' });
    },
  });
}

/** Publishes a Code to everybody and approves an Update of it, so that there is a report of one. */
export async function publish(server: AttackedServer, person: Person, entities: Entities): Promise<Entities> {
  await server.client(person).codes.update({ id: entities.codeId, publication: 'published', isPublic: true });
  return approveUpdate(await worldOf(server, person), entities);
}

function notNeeded(): never {
  throw new Error('The attack needs no mails and no live connections of the conformance suite');
}
