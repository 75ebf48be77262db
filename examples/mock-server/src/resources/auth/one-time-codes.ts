import { generateSecret, generateURI, verify } from 'otplib';
import QRCode from 'qrcode';

/** Seconds for which a code holds (RFC 6238). */
const STEP_SECONDS = 30;
/** Seconds that the clock of an app may be wrong. */
const TOLERANCE_SECONDS = 30;
const ISSUER = 'Glossator';

/** A new secret for an app that makes time-based one-time codes, in base32. */
export const createCodeSecret = (): string => generateSecret();

/** The secret as a picture to be photographed by the app: a `data:` url. `account` is what the app lists it under. */
export function pictureOf(secret: string, account: string): Promise<string> {
  return QRCode.toDataURL(generateURI({ issuer: ISSUER, label: account, secret }));
}

/**
 * The step of 30 s since 1970 that a code belongs to, where it holds now and is newer than `lastStep`; else undefined. Codes are digits
 * only: nothing else gets to the library.
 */
export async function stepOfCode(
  { secret, lastStep }: { readonly secret: string; readonly lastStep?: number | undefined },
  code: string,
  now: Date,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  // No code of the present is newer: a clock that went back.
  if (lastStep !== undefined && lastStep > epoch / STEP_SECONDS) return undefined;
  const verdict = await verify({
    secret,
    token: code,
    epoch,
    epochTolerance: TOLERANCE_SECONDS,
    ...(lastStep !== undefined && { afterTimeStep: lastStep }),
  });
  return verdict.valid && 'timeStep' in verdict ? verdict.timeStep : undefined;
}
