import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position, TextRange } from '@glossator/document-text';
import { refuse } from '../command-line/options';

/** A selection on the old version. */
export interface Selection extends TextRange {
  readonly id: string;
  readonly text: string;
}

/** Where one selection belongs in the new version, as the evaluator's README describes it. */
export interface Truth {
  readonly id: string;
  readonly label: 'unchanged' | 'moved' | 'edited' | 'deleted' | 'ambiguous' | 'grey';
  readonly kind: string;
  readonly sampling: 'uniform' | 'focus';
  readonly survival: number;
  readonly decoy?: boolean;
  readonly punctOnly?: boolean;
  readonly where?: string;
  readonly oldText?: string;
  readonly newText?: string;
  readonly replacedAt?: readonly [Position, Position];
  readonly targets: readonly {
    readonly core: readonly [Position, Position];
    readonly max: readonly [Position, Position];
  }[];
}

type Place = readonly [page: number, element: number, character: number];

/** One paragraph of the source that is not the same in the other version; `block` is its number among all paragraphs. */
export interface ChangedParagraph {
  readonly side: 'old' | 'new';
  readonly block: number;
  readonly kind: 'edited' | 'removed' | 'added';
  readonly start: Place;
  readonly end: Place;
  readonly words: number;
}

/** All changed paragraphs of a pair, and how many paragraphs both versions have. */
export interface TrueChanges {
  readonly oldBlocks: number;
  readonly newBlocks: number;
  readonly changes: readonly ChangedParagraph[];
}

/** One pair of versions on disk. `source` names the law: two pairs of one law have the same. */
export interface Pair {
  readonly id: string;
  readonly folder: string;
  readonly isStress: boolean;
  readonly source: string;
  /** The law that it is of, stress pairs made of it included; its language; the layouts of both versions. */
  readonly law: string;
  readonly language: string;
  readonly layouts: readonly [old: string, next: string];
  readonly selections: readonly Selection[];
  readonly truth: readonly Truth[];
  readonly changes?: TrueChanges;
}

interface Description {
  readonly op?: string;
  readonly base?: string;
  readonly law?: string;
  readonly lang?: string;
  readonly layoutOld?: string;
  readonly layoutNew?: string;
  readonly old?: { readonly path?: string };
}

const NEEDED = ['old.pdf', 'new.pdf', 'selections.json', 'truth.json'];

/** The pairs of a folder whose names match, in the order of their names. Ends the bench where there is none. */
export function readPairs(root: string, only: RegExp): Pair[] {
  const ids = readdirSync(root)
    .filter((id) => only.test(id) && NEEDED.every((file) => existsSync(join(root, id, file))))
    .toSorted();
  if (ids.length === 0) refuse(`No pair in ${root} matches ${only} (a folder with ${NEEDED.join(', ')}).`);
  return withLaws(ids.map((id) => readPair(join(root, id), id)));
}

/** A pair that was made of another one is of its law. */
function withLaws(pairs: readonly Pair[]): Pair[] {
  const lawOf = new Map(pairs.map(({ id, law }) => [id, law]));
  return pairs.map((pair) => ({ ...pair, law: lawOf.get(pair.law) ?? pair.law }));
}

function readPair(folder: string, id: string): Pair {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const has = (file: string) => existsSync(join(folder, file));
  const description = has('pair.json') ? (read('pair.json') as Description) : {};
  return {
    id,
    folder,
    isStress: description.op !== undefined || /^st\d/.test(id),
    source: description.old?.path ?? id,
    law: description.law ?? description.base ?? description.old?.path ?? id,
    language: description.lang ?? '',
    layouts: [description.layoutOld ?? '', description.layoutNew ?? ''],
    selections: read('selections.json') as Selection[],
    truth: read('truth.json') as Truth[],
    ...(has('changes.json') && { changes: read('changes.json') as TrueChanges }),
  };
}
