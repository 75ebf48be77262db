import { open } from 'node:fs/promises';

/** Makes renames, creations and removals in a folder durable (fsync of the folder itself). */
export async function syncFolder(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether an error of `node:fs` says that the file or folder is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
