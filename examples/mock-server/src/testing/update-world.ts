import { ApiError } from '@glossator/client-sdk';
import type { CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import { memberId } from '../permissions/code-access';
import { LAW, makeLaw } from './law-pdf';
import { addDocument, pdfBlob, type TestServer, type TestUser } from './test-server';

/** The made law after an amendment: article 1 changed, 1a inserted, 4 repealed. */
export const NEW_LAW: Readonly<Record<string, readonly string[]>> = {
  '1': LAW['1'].map((line) => line.replace('fourteen', 'ten')),
  '1a': [
    'Whoever sells at a distance shall state the total price before the order is placed',
    'and confirm it on a durable medium together with the right of withdrawal.',
  ],
  '2': LAW['2'],
  '3': LAW['3'],
  '5': LAW['5'],
  '6': LAW['6'],
};

/** What tests about Updates do with a server. */
export interface UpdateWorld {
  share(codeId: number, user: TestUser, access: 'read' | 'annotate' | 'organize'): Promise<void>;
  upload(user: TestUser, bytes: Uint8Array): Promise<string>;
  /** Highlights the first place of a text. */
  mark(user: TestUser, documentId: number, text: string): Promise<TextSelection>;
  /** A published Code of a user's with one law (`LAW`). */
  lawCode(owner: TestUser): Promise<{ codeId: number; law: CodeDocument }>;
  /** Uploads another Version and waits until it has been compared. */
  replace(user: TestUser, document: { id: number; codeId: number }, bytes?: Uint8Array): Promise<void>;
  /** Waits for what the server does by itself. */
  idle(): Promise<void>;
}

/** Makes it. */
export function createUpdateWorld(test: () => TestServer): UpdateWorld {
  const idle = () => test().server.services.background.idle();
  const upload = async (user: TestUser, bytes: Uint8Array): Promise<string> =>
    (await user.api.files.upload({ file: pdfBlob(bytes), contentType: 'application/pdf' })).uuid;
  return {
    idle,
    upload,
    async share(codeId, user, access) {
      const row = {
        id: memberId(codeId, user.id),
        codeId,
        userId: user.id,
        access,
        status: 'accepted' as const,
      };
      await test().server.ports.storage.accounts.transact((transaction) => transaction.put('members', row));
    },
    async mark(user, documentId, text) {
      const { data } = await user.api.documents.search({ id: documentId, text });
      const [hit] = data;
      if (!hit) throw new Error(`"${text}" stands nowhere`);
      const { excerpt: _excerpt, match: _match, ...range } = hit;
      return user.api.selections.create({ documentId, text, color: 'COLOR_1', ...range });
    },
    async lawCode(owner) {
      const { id: codeId } = await owner.api.codes.create({ title: 'Sales' });
      const law = await addDocument(owner, codeId, 'Law', makeLaw(LAW));
      await owner.api.codes.update({ id: codeId, publication: 'published' });
      return { codeId, law };
    },
    async replace(user, { id, codeId }, bytes = makeLaw(NEW_LAW)) {
      await user.api.documents.create({ codeId, id, title: 'Law', uuid: await upload(user, bytes) });
      await idle();
    },
  };
}

/** The code with which a call is refused, or `done`. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'done';
  } catch (error) {
    if (error instanceof ApiError) return error.problem.code;
    throw error;
  }
}
