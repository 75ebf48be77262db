import { NO_ANNOTATIONS, type KeptAnnotations } from './kept-annotations';
import { createOwnBackend, type OwnBackend, type OwnBackendOptions } from './own-backend';
import { RefusedError } from './refused-error';

/** What the backend needs of a storage; the browser's local storage fits. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What a backend in the browser's storage is made of. */
export interface LocalStorageBackendOptions extends OwnBackendOptions {
  /** The key under which all annotations are kept, as JSON. */
  readonly key: string;
  /** Where; the browser's local storage by default. */
  readonly storage?: TextStorage;
}

/**
 * Makes a backend that keeps annotations in the browser, for all windows of a site. A storage that is full refuses what is new (QUOTA_EXCEEDED); what
 * stands under the key and is no annotations is never overwritten, each call rejects instead.
 */
export function createLocalStorageBackend(options: LocalStorageBackendOptions): OwnBackend {
  const { key, storage = localStorage } = options;
  return createOwnBackend(
    {
      read() {
        const text = storage.getItem(key);
        return text === null ? NO_ANNOTATIONS : parse(text, key);
      },
      write(next) {
        try {
          storage.setItem(key, JSON.stringify(next));
        } catch (cause) {
          throw new RefusedError('QUOTA_EXCEEDED', { cause });
        }
      },
    },
    options,
  );
}

function parse(text: string, key: string): KeptAnnotations {
  const value: unknown = readJson(text);
  const isKept =
    typeof value === 'object' &&
    value !== null &&
    ['selections', 'bookmarks', 'notes', 'made'].every((name) => Array.isArray(Reflect.get(value, name)));
  if (!isKept) throw new Error(`What is stored under "${key}" are no annotations`);
  return value as KeptAnnotations;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
