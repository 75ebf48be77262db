import {
  hasAccess,
  type Operations,
  type ParsedInputOf,
  type TextChange,
} from '@glossator/client-sdk/contract';
import type { MemberCall } from '../../calls/call';
import type { StoredFile } from '../../calls/stored-file';
import { ProblemError } from '../../problems/problem-error';
import { readNames } from '../../people/names';
import { PrintLimitError, type ReportPrinter } from '../../reports/report-printer';
import type { Synopsis, SynopsisFormat, SynopsisHead } from '../../reports/synopsis';
import type { DocumentRow, VersionRow } from '../../tables/documents';
import { toLegend } from '../colors/legend';
import { existingDocument } from '../documents/store/existing-document';
import { readVersion } from '../documents/store/read-version';
import type { TextStore } from '../documents/text/text-store';
import { annotationWords, type AnnotationWords } from '../exports/annotation-words';
import type { OtherVersions } from '../selections/other-versions';
import { readRowsOfVersion } from '../selections/rows-of-version';
import type { ComparedText } from './compared-text';
import { synopsisBlocks } from './synopsis-blocks';
import { marksOf } from './synopsis-marks';

type Input = ParsedInputOf<Operations['documents']['synopsis']>;

/** Makes a synopsis of two Versions. Throws CONFLICT where they cannot be compared, or it would be too long. */
export type SynopsisService = (input: Input, call: MemberCall) => Promise<StoredFile>;

/** What it works with. */
export interface SynopsisParts {
  readonly texts: Pick<TextStore, 'structure' | 'pages'>;
  readonly otherVersions: OtherVersions;
  /** What changed between two files. Throws CONFLICT where they cannot be compared. */
  readonly changesBetween: (from: string, to: string) => Promise<readonly TextChange[]>;
  readonly printer: Pick<ReportPrinter, 'synopsis'>;
  readonly now: () => Date;
}

const TYPES: Readonly<Record<SynopsisFormat, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
};

/** Makes the service. */
export function createSynopsisService(parts: SynopsisParts): SynopsisService {
  const { texts, otherVersions, changesBetween, now } = parts;

  async function textOf(version: VersionRow, signal: AbortSignal | undefined): Promise<ComparedText> {
    const pages = await texts.pages(version.uuid, signal);
    return { version, pages, structure: await texts.structure(version.uuid, signal) };
  }

  async function write(synopsis: Synopsis, format: SynopsisFormat, { user, visit }: MemberCall) {
    try {
      return await parts.printer.synopsis(synopsis, format, user.id, visit.signal);
    } catch (error) {
      if (!(error instanceof PrintLimitError)) throw error;
      throw new ProblemError('CONFLICT', { detail: 'There are too many changes for one file', cause: error });
    }
  }

  return async (input, call) => {
    const { signal } = call.visit;
    const words = await annotationWords(input.locale);
    const { document, old, next, rows, legend } = await readSubject(input, call, otherVersions);
    // Without a pending Version the current one would be compared with itself.
    const changes = old.id === next.id ? [] : await changesBetween(old.uuid, next.uuid);
    const pair = { old: await textOf(old, signal), new: await textOf(next, signal) };
    const { annotations, withPrivate = false, onlyChanged = false } = input;
    const marks = marksOf(rows, old, { annotations, withPrivate, userId: call.user.id });
    const people = marks.flatMap(({ row, comments }) => [
      row.createdBy,
      ...comments.map((one) => one.createdBy),
    ]);
    const nameOf = await call.accounts.read((reader) => readNames(reader, [call.user.id, ...people]));
    const writing = { words, style: call.code.citationStyle, legend, nameOf, document };
    const at = now();
    const blocks = await synopsisBlocks({ texts: pair, changes, marks, onlyChanged }, writing);
    const counts = { changes: changes.length, marks: marks.length };
    const self = words.person(nameOf(call.user.id));
    const head = headOf({ code: call.code.title, document, old, next, counts, self, at }, input, words);
    signal?.throwIfAborted();
    const content = await write({ head, blocks }, input.format, call);
    const title = document.shortName || document.title;
    return {
      blobKey: '',
      contentType: TYPES[input.format],
      fileName: `${words.t('synopsis.fileName', { title, date: at.toISOString().slice(0, 10) })}.${input.format}`,
      inline: false,
      made: { size: content.byteLength, body: oneChunk(content) },
    };
  };
}

function readSubject({ id, from, to }: Input, call: MemberCall, versions: OtherVersions) {
  return call.partition.read(async (reader) => {
    const document = await existingDocument(reader, id);
    const showUpdates = to === undefined && hasAccess(call.access, 'organize');
    const old = await readVersion(reader, document, { number: from }, call.access);
    const next = await readVersion(reader, document, { number: to, showUpdates }, call.access);
    const rows = await readRowsOfVersion(reader, document, next, { versions, userId: call.user.id });
    return { document, old, next, rows, legend: toLegend(await reader.list('colors')) };
  });
}

interface HeadSubject {
  readonly code: string;
  readonly document: DocumentRow;
  readonly old: VersionRow;
  readonly next: VersionRow;
  readonly counts: { readonly changes: number; readonly marks: number };
  /** Who has it made. */
  readonly self: string;
  readonly at: Date;
}

function headOf(
  { code, document, old, next, counts, self, at }: HeadSubject,
  { annotations, withPrivate = false }: Input,
  words: AnnotationWords,
): SynopsisHead {
  const { t, named, language, moment, state } = words;
  const { title: name, shortName = '' } = document;
  const subtitle = shortName === '' ? name : t('documentNamed', { title: name, shortName });
  const versionName = (version: VersionRow): string => {
    const [number, said] = [String(version.number), state(version)];
    return said === undefined
      ? t('synopsis.version', { number })
      : t('synopsis.versionOf', { number, state: said });
  };
  const columns = [named(t('old'), versionName(old)), named(t('new'), versionName(next))];
  const isPlain = annotations === 'none';
  const which =
    `${annotations === 'none' ? 'all' : annotations}${withPrivate ? ('WithPrivate' as const) : ('' as const)}` as const;
  return {
    language,
    title: t('synopsis.title'),
    subtitle,
    name: named(t('synopsis.title'), subtitle),
    facts: [
      named(t('code'), code === '' ? t('untitled') : code),
      ...columns,
      t('synopsis.count', { count: counts.changes }),
      isPlain
        ? t('synopsis.without')
        : `${t('annotations.count', { count: counts.marks })} · ${t(`annotations.which.${which}`, { name: self })}`,
      t('synopsis.marks'),
      named(t('annotations.made'), moment(at)),
    ],
    columns: isPlain ? columns : [...columns, t('annotations.title')],
    foot: `${subtitle}  ·  ${t('page', { page: '{page}', pages: '{pages}' })}`,
    at: at.toISOString(),
  };
}

async function* oneChunk(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
