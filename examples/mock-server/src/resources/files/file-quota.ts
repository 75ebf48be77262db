import type { FileRow } from '../../tables/files';

/** Bytes that a file takes of its owner's storage at least: a tiny one costs its row, and a block of the disk, as well. */
const LEAST_BYTES = 4096;

/** What files take of their owner's storage, in bytes. */
export function storageOf(files: readonly Pick<FileRow, 'state' | 'size' | 'isArchive'>[]): number {
  return files.reduce((sum, file) => sum + (file.isArchive ? 0 : bytesOf(file)), 0);
}

/** What exports that are to be imported take of the room that their owner has for them, in bytes. */
export function archivesOf(files: readonly Pick<FileRow, 'state' | 'size' | 'isArchive'>[]): number {
  return files.reduce((sum, file) => sum + (file.isArchive ? bytesOf(file) : 0), 0);
}

function bytesOf({ state, size }: Pick<FileRow, 'state' | 'size'>): number {
  return state === 'signed' ? 0 : Math.max(size, LEAST_BYTES);
}
