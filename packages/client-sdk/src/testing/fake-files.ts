import { ATTACHMENT_MAX_BYTES, DOCUMENT_MAX_BYTES } from '../contract/index';
import { createRandomKey } from '../http/random-key';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { problemOf, problemResponse } from './refusal';
import type { FakeUpload } from './fake-state';

/** Where signed uploads go, below the server's address. */
export const FAKE_UPLOAD_PATH = '/api/v1/files/uploads/';

/** Milliseconds a signed address is valid. */
const SIGNED_MS = 10 * 60 * 1000;

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
export function createFileHandlers({ state }: FakeParts) {
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
        });
        return { url: `${FAKE_UPLOAD_PATH}${token}`, uuid };
      },
    },
  } satisfies FakeHandlers;
}
