/** 128 random bits as 32 hexadecimal digits. Unlike `crypto.randomUUID` it also works on pages without TLS. */
export function createRandomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random uuid (RFC 9562, version 4), made without `crypto.randomUUID` for the same reason. */
export function createUuid(): string {
  const key = createRandomKey();
  const variant = '89ab'[Number.parseInt(key.charAt(16), 16) % 4] ?? '8';
  return [
    key.slice(0, 8),
    key.slice(8, 12),
    `4${key.slice(13, 16)}`,
    `${variant}${key.slice(17, 20)}`,
    key.slice(20),
  ].join('-');
}
