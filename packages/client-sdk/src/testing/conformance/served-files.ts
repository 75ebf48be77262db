import { expect } from 'vitest';
import type { FileRequest } from '../../http/glossator-client';
import { PICTURE, type World } from './world';

/** Asks for a file as a browser does. */
export function askForFile(
  world: World,
  { url, headers }: FileRequest,
  others: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return world.harness().transport(new Request(url, { headers: { ...headers, ...others } }));
}

/** Expects the picture to be served as it was uploaded, whole and in part, under a name of which `encoded` is the end. */
export async function expectPicture(
  ask: (headers?: Readonly<Record<string, string>>) => Promise<Response>,
  encoded: string,
): Promise<void> {
  const response = await ask();
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PICTURE);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''${encoded}`);
  const part = await ask({ range: 'bytes=1-3' });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
}
