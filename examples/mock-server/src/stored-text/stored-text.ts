import { structureOf, type DocumentStructure, type PageText } from '@glossator/document-text';
import * as z from 'zod';
import { inPieces, readJsonLines, writeJsonLines } from '../blobs/json-lines';
import { PDF_ENGINE_VERSION } from '../pdf/pdf-engine';
import { PDF_REFUSALS, type PdfRefusal } from '../pdf/pdf-reader';
import { asidePassageSchema, lawLanguageSchema, structureUnitSchema } from '../structure/structure-schema';

/**
 * The text of a PDF as it is kept beside the file: its pages with what stands aside on them, and its structure where it was recognised. `unread`
 * are the pages that a limit kept from being read, which are empty. With `failure` there is no text at all, and that is kept too: whoever
 * asks next must not have it tried again.
 */
export interface StoredText {
  readonly pages: readonly PageText[];
  readonly structure: DocumentStructure | undefined;
  readonly unread: readonly number[];
  readonly failure?: PdfRefusal | 'locked';
}

/** What is kept: nothing of this format and pdf.js, that it failed, a text without its `unread` pages, or a whole one. */
export type KeptText =
  { readonly state: 'nothing' | 'failure' | 'whole' } | { readonly state: 'part'; readonly unread: number };

/** Raise it when extraction gives other elements or another structure than before: what is kept is then extracted anew. */
const FORMAT = 6;

const headSchema = z.object({
  format: z.literal(FORMAT),
  engine: z.literal(PDF_ENGINE_VERSION),
  pages: z.int(),
  language: lawLanguageSchema.exactOptional(),
  units: z.int().exactOptional(),
  asides: z.int().exactOptional(),
  unread: z.array(z.int()).exactOptional(),
  failure: z.enum([...PDF_REFUSALS, 'locked']).exactOptional(),
});
const pagesSchema = z.array(
  z.object({
    page: z.int(),
    elements: z.array(z.string()),
    lineEnds: z.array(z.boolean()),
    blank: z.boolean().exactOptional(),
    label: z.string().exactOptional(),
    running: z.array(z.int()).exactOptional(),
    overlay: z.array(z.int()).exactOptional(),
    notes: z.array(z.int()).exactOptional(),
    margin: z.array(z.int()).exactOptional(),
  }),
);
const unitsSchema = z.array(structureUnitSchema);
const asidesSchema = z.array(asidePassageSchema);

/** Entries on a line: a line is written, and read, in a few milliseconds, so that other calls get their turn. */
const PAGES_A_LINE = 16;
const UNITS_A_LINE = 500;

/** A text as lines of JSON: a head, then pages, then units. */
export async function* writeStoredText({
  pages,
  structure,
  unread,
  failure,
}: StoredText): AsyncGenerator<Uint8Array> {
  const counts = structure && {
    language: structure.language,
    units: structure.units.length,
    asides: structure.asides.length,
  };
  const missing = { ...(unread.length > 0 && { unread }), ...(failure && { failure }) };
  const head = { format: FORMAT, engine: PDF_ENGINE_VERSION, pages: pages.length, ...counts, ...missing };
  yield* writeJsonLines([head]);
  yield* writeJsonLines(inPieces(pages, PAGES_A_LINE));
  yield* writeJsonLines(inPieces(structure?.units ?? [], UNITS_A_LINE));
  yield* writeJsonLines(inPieces(structure?.asides ?? [], UNITS_A_LINE));
}

/** What a stored text is; reads no more than its head. */
export async function keptTextOf(body: AsyncIterable<Uint8Array>): Promise<KeptText> {
  for await (const line of readJsonLines(body)) {
    const head = headSchema.safeParse(line).data;
    if (!head) return { state: 'nothing' };
    if (head.failure) return { state: 'failure' };
    return head.unread ? { state: 'part', unread: head.unread.length } : { state: 'whole' };
  }
  return { state: 'nothing' };
}

/** Reads what `writeStoredText` wrote; undefined where it is of another format, was read with another pdf.js, or is not whole. */
export async function readStoredText(body: AsyncIterable<Uint8Array>): Promise<StoredText | undefined> {
  let head: z.infer<typeof headSchema> | undefined;
  const pages: PageText[] = [];
  const units: z.infer<typeof unitsSchema> = [];
  const asides: z.infer<typeof asidesSchema> = [];
  for await (const line of readJsonLines(body)) {
    if (!head) {
      head = headSchema.safeParse(line).data;
      if (!head) return undefined;
    } else if (pages.length < head.pages) pages.push(...(pagesSchema.safeParse(line).data ?? []));
    else if (units.length < (head.units ?? 0)) units.push(...(unitsSchema.safeParse(line).data ?? []));
    else asides.push(...(asidesSchema.safeParse(line).data ?? []));
  }
  if (pages.length !== head?.pages) return undefined;
  if (units.length !== (head.units ?? 0) || asides.length !== (head.asides ?? 0)) return undefined;
  const structure = head.language && structureOf(units, head.language, asides);
  return { pages, structure, unread: head.unread ?? [], ...(head.failure && { failure: head.failure }) };
}
