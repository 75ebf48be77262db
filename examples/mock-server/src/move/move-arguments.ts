import { parseArgs } from 'node:util';
import { readConfig, type ServerConfig } from '../config/config';
import { MoveError } from './move-error';

/** What is to be moved where: the configurations of servers that would serve the one and the other. */
export interface MoveArguments {
  readonly source: ServerConfig;
  readonly target: ServerConfig;
  /** Whether the two are only to be compared. */
  readonly isCheck: boolean;
}

const USAGE = `Use: npm run move -- --from .data --to postgres://user:password@host/database --blobs s3://bucket/prefix?endpoint=https://s3.example
 or: npm run move -- --from postgres://… --blobs s3://… --to .data
 with --check: compares the two and copies nothing`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the arguments of \`npm run move\`; relative folders are taken from \`cwd\`. Throws \`MoveError\` and \`ConfigError\` that say what is wrong. */
export function readMoveArguments(args: readonly string[], env: Environment, cwd: string): MoveArguments {
  const { from, to, blobs, check = false } = parsed(args);
  if (from === undefined || to === undefined) throw new MoveError(USAGE);
  if (isDatabase(from) === isDatabase(to))
    throw new MoveError(
      `One of --from and --to has to be a data folder, and one a database (two of the same kind are copied by the tools of the disk or the database)\n${USAGE}`,
    );
  const folder = isDatabase(from) ? to : from;
  if (blobs === undefined || !blobs.startsWith('s3:'))
    throw new MoveError(
      `--blobs has to say where the files beside the database are, as s3://bucket\n${USAGE}`,
    );
  const config = (more: Environment): ServerConfig =>
    readConfig({ ...env, DATA_DIR: folder, ...more }, cwd).config;
  const configOf = (place: string): ServerConfig =>
    isDatabase(place)
      ? config({ STORE_URL: place, BLOB_URL: blobs })
      : config({ STORE_URL: undefined, BLOB_URL: undefined });
  return { source: configOf(from), target: configOf(to), isCheck: check };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: { from: text, to: text, blobs: text, check: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new MoveError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, {
      cause: error,
    });
  }
}

function isDatabase(place: string): boolean {
  return /^postgres(?:ql)?:/.test(place);
}
