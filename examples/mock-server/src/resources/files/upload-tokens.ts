import { uploadContentTypeSchema } from '@glossator/client-sdk/contract';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { KeyFor } from '../../blobs/identity-key';

const claimsSchema = z.object({
  jti: z.uuid(),
  sub: z.string(),
  typ: uploadContentTypeSchema,
  max: z.int().positive(),
});

/** What a signed address allows: one upload of one file by one user, of that media type and at most `maxBytes` bytes. */
export interface UploadGrant {
  readonly uuid: string;
  readonly ownerId: number;
  readonly contentType: z.infer<typeof uploadContentTypeSchema>;
  readonly maxBytes: number;
}

/** Signs and checks upload addresses. */
export interface UploadTokens {
  sign(grant: UploadGrant): Promise<string>;
  /** The grant of a token; undefined if it is not ours, changed, or too old. */
  verify(token: string): Promise<UploadGrant | undefined>;
}

/** Milliseconds until an upload must have begun. */
const LIFETIME_MS = 60_000;
const AUDIENCE = 'glossator upload';

/** Makes the signer. What one server has signed, all with the same identity accept. */
export function createUploadTokens(keyFor: KeyFor, now: () => Date): UploadTokens {
  const key = keyFor('upload addresses');
  return {
    sign: ({ uuid, ownerId, contentType, maxBytes }) =>
      new SignJWT({ typ: contentType, max: maxBytes })
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(uuid)
        .setSubject(String(ownerId))
        .setAudience(AUDIENCE)
        .setExpirationTime(new Date(now().getTime() + LIFETIME_MS))
        .sign(key),
    async verify(token) {
      try {
        const options = { algorithms: ['HS256'], audience: AUDIENCE, currentDate: now() };
        const { jti, sub, typ, max } = claimsSchema.parse((await jwtVerify(token, key, options)).payload);
        return { uuid: jti, ownerId: Number(sub), contentType: typ, maxBytes: max };
      } catch {
        return undefined;
      }
    },
  };
}
