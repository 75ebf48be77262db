import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { loadIdentity } from './blobs/identity';
import type { ServerConfig } from './config/config';
import type { S3Address } from './config/s3-address';
import type { Home } from './move/home';
import { MoveError } from './move/move-error';
import { openBlobs, openStorage } from './ports';
import { createServiceOpening } from './service-opening';

/** A home that is open. */
export interface OpenHome extends Home {
  close(): Promise<void>;
}

/**
 * Opens what a server of that configuration would remember, for somebody who has it alone. Only an empty one may be made (`isNew`). Throws what the adapters
 * throw: `StorageLockedError` where a server has it, `ServiceUnavailableError` with a line for each service that cannot be reached,
 * `MissingIdentityError` and `WrongIdentityError`; `MoveError` where there is no such folder.
 */
export async function openHome(config: ServerConfig, isNew: boolean, log: Logger): Promise<OpenHome> {
  const { dataDir, store: place, blobs: bucket, key } = config;
  const identity = await loadIdentity({ dataDir, fromEnv: key });
  const isFolder = place.url === undefined;
  if (isFolder && isNew) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (isFolder && !isNew)
    await access(join(dataDir, 'store')).catch((cause: unknown) => {
      throw new MoveError(`There is no data folder at ${dataDir}`, { cause });
    });
  const services = createServiceOpening();
  try {
    const store = await services.open(
      () => openStorage(config, identity, log, { isAlone: true }),
      (opened) => opened.close(),
    );
    const blobs = await services.open(
      () => openBlobs(config, identity, log),
      (opened) => opened.close(),
    );
    services.assertAllThere();
    return {
      name: place.url === undefined ? dataDir : nameOf(place.url, bucket),
      store: store(),
      blobs: blobs(),
      close: () => services.closeAll(),
    };
  } catch (error) {
    await services.closeAll();
    throw error;
  }
}

/** How people call services: without user and password. */
function nameOf(storeUrl: string, bucket: S3Address | undefined): string {
  const { hostname, port, pathname } = new URL(storeUrl);
  const database = `postgres://${hostname}${port === '' ? '' : `:${port}`}${pathname}`;
  return bucket ? `${database} with s3://${bucket.bucket}/${bucket.prefix}` : database;
}
