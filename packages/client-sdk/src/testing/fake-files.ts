import { ATTACHMENT_MAX_BYTES, DOCUMENT_MAX_BYTES } from '../contract/index';
import { createRandomKey } from '../http/random-key';
import type { FileOrder, OwnFile } from '../contract/index';
import { useOfUpload } from './fake-file-use';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import type { FakeState, FakeUpload, FakeUser } from './fake-state';
import { problemOf, problemResponse, refusal } from './refusal';

/** Where signed uploads go, below the server's address. */
export const FAKE_UPLOAD_PATH = '/api/v1/files/uploads/';

/** Milliseconds a signed address is valid. */
const SIGNED_MS = 10 * 60 * 1000;
/** What a user may store. */
const FAKE_QUOTA_BYTES = 1024 ** 3;

/** The first bytes that identify some media types; others are trusted here. */
const MAGIC: Readonly<Partial<Record<FakeUpload['contentType'], string>>> = {
  'application/pdf': '%PDF-',
  'image/png': '\u0089PNG',
  'image/jpeg': '\u00ff\u00d8\u00ff',
  'image/jpg': '\u00ff\u00d8\u00ff',
  'application/zip': 'PK',
};

/** The first kilobyte of a file with one character a byte. */
function headOf(content: Uint8Array): string {
  return Array.from(content.slice(0, 1024), (byte) => String.fromCharCode(byte)).join('');
}

/** Takes a signed upload (decisions.md section 8): once, in time, of its type, within its size. */
export async function receiveUpload(
  { state, publishToUser }: FakeParts,
  request: Request,
): Promise<Response> {
  const token = new URL(request.url).pathname.slice(FAKE_UPLOAD_PATH.length);
  const upload = state.uploads.get(token);
  if (!upload || upload.content || upload.expiresAt <= state.now()) {
    return problemResponse(problemOf('INVALID_TOKEN'));
  }
  if (request.headers.get('content-type')?.split(';')[0]?.trim() !== upload.contentType) {
    return problemResponse(problemOf('CONTENT_TYPE_MISMATCH'));
  }
  const content = new Uint8Array(await request.arrayBuffer());
  const limit = upload.contentType === 'application/pdf' ? DOCUMENT_MAX_BYTES : ATTACHMENT_MAX_BYTES;
  if (content.length > limit) return problemResponse(problemOf('FILE_TOO_LARGE'));
  const magic = MAGIC[upload.contentType];
  if (magic !== undefined && !headOf(content).includes(magic)) {
    return problemResponse(problemOf('CONTENT_TYPE_MISMATCH'));
  }
  upload.content = content;
  publishToUser(upload.userId, 'USER/UPDATE', { userId: upload.userId, part: 'storage' });
  return new Response(null, { status: 204 });
}

/** Calls under `/files`. */
export function createFileHandlers({ state, publishToUser }: FakeParts) {
  const ownUpload = (uuid: string, user: FakeUser) => {
    const found = [...state.uploads].find(([, upload]) => upload.uuid === uuid && upload.content);
    if (found?.[1].userId !== user.profile.id) throw refusal('NOT_FOUND');
    const [token, upload] = found;
    return { token, upload, content: upload.content ?? new Uint8Array() };
  };
  return {
    files: {
      sign: ({ input, user }) => {
        const token = createRandomKey();
        const uuid = state.createUuid();
        state.uploads.set(token, {
          uuid,
          userId: user.profile.id,
          contentType: input.contentType,
          expiresAt: state.now() + SIGNED_MS,
          createdAt: state.moment(),
        });
        return { url: `${FAKE_UPLOAD_PATH}${token}`, uuid };
      },
      list: ({ input, user }) => {
        const order = input?.orderBy ?? 'code';
        const sorted = ownFiles(state, user).toSorted((one, other) => compareFiles(order, one, other));
        return pageOf(sorted, input ?? {});
      },
      storage: ({ user }) => ({
        usedBytes: ownFiles(state, user).reduce((sum, { size }) => sum + size, 0),
        quotaBytes: FAKE_QUOTA_BYTES,
      }),
      content: ({ input: { uuid }, user }) => {
        const { upload, content } = ownUpload(uuid, user);
        const use = useOfUpload(state, uuid, user);
        const name = use?.kind === 'document' ? `${use.document?.title ?? 'document'}.pdf` : use?.name;
        return { content, contentType: upload.contentType, name: name ?? 'file', tag: uuid, isSaved: !use };
      },
      delete: ({ input: { uuid }, user }) => {
        const { token } = ownUpload(uuid, user);
        if (useOfUpload(state, uuid, user)) throw refusal('CONFLICT');
        state.uploads.delete(token);
        publishToUser(user.profile.id, 'USER/UPDATE', { userId: user.profile.id, part: 'storage' });
        return undefined;
      },
    },
  } satisfies FakeHandlers;
}

/** Everything that somebody has uploaded. */
function ownFiles(state: FakeState, user: FakeUser): OwnFile[] {
  return [...state.uploads.values()].flatMap(({ uuid, userId, contentType, content, createdAt }) => {
    if (!content || userId !== user.profile.id) return [];
    const use = useOfUpload(state, uuid, user);
    return { uuid, contentType, size: content.length, createdAt, ...(use && { use }) };
  });
}

function compareFiles(order: FileOrder, one: OwnFile, other: OwnFile): number {
  const codeOf = ({ use }: OwnFile) => (use ? (use.code?.id ?? 0) : Number.MAX_SAFE_INTEGER);
  const byOrder: Readonly<Record<FileOrder, number>> = {
    '-created_at': 0,
    '-size': other.size - one.size,
    code: codeOf(other) - codeOf(one),
  };
  return byOrder[order] || other.createdAt.localeCompare(one.createdAt) || other.uuid.localeCompare(one.uuid);
}
