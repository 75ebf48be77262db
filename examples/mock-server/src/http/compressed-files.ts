import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Endings of files that compression makes smaller. */
const TEXTS: readonly string[] = ['.js', '.css', '.svg', '.json'];

/** Of Brotli, from 0 to 11; who asks first waits for it. */
const QUALITY = 5;

const compress = promisify(brotliCompress);

/** Which files of a folder are sent, and with which `Cache-Control`. */
export interface CompressedFilesParts {
  readonly directory: string;
  /** Whether the file of this name never changes, so that it can be kept. */
  readonly isForever: (name: string) => boolean;
  readonly cacheControl: string;
}

/**
 * Sends scripts and styles that never change from memory, compressed once: a page of the app asks for a hundred of them, and reading and
 * compressing them anew was half of what it cost the server. Leaves everything else, and whoever does not take Brotli, to the next handler.
 */
export function compressedFiles({
  directory,
  isForever,
  cacheControl,
}: CompressedFilesParts): RequestHandler {
  const paths = new Set(textsIn(directory).filter(isForever));
  const kept = new Map<string, Promise<Buffer>>();

  function compressed(path: string): Promise<Buffer> {
    const known = kept.get(path);
    if (known) return known;
    const made = readFile(join(directory, path)).then((bytes) =>
      compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    );
    kept.set(path, made);
    return made;
  }

  return async (request, response, next) => {
    const { method, path } = request;
    if (method !== 'GET' || !paths.has(path) || request.acceptsEncodings('br') === false) {
      next();
      return;
    }
    const bytes = await compressed(path).catch(() => undefined);
    if (!bytes) {
      // Gone since the start, as when the app was built anew.
      paths.delete(path);
      next();
      return;
    }
    response.set({ 'Cache-Control': cacheControl, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' });
    response.type(extname(path)).send(bytes);
  };
}

/** The paths of a folder's texts as addresses have them; none where there is no such folder. */
function textsIn(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((name) => TEXTS.includes(extname(name)))
      .map((name) => `/${name.split(sep).join('/')}`);
  } catch {
    return [];
  }
}
