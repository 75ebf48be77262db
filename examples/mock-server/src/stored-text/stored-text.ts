import { structureOf, type DocumentStructure, type PageText } from '@glossator/document-text';
import * as z from 'zod';
import { inPieces, readJsonLines, writeJsonLines } from '../blobs/json-lines';
import { PDF_ENGINE_VERSION } from '../pdf/pdf-engine';
import { lawLanguageSchema, structureUnitSchema } from '../structure/structure-schema';

/** The text of a PDF as it is kept beside the file: its pages with their running lines, and its structure where it was recognised. */
export interface StoredText {
  readonly pages: readonly PageText[];
  readonly structure: DocumentStructure | undefined;
}

/** Raise it when extraction gives other elements or another structure than before: what is kept is then extracted anew. */
const FORMAT = 4;

const headSchema = z.object({
  format: z.literal(FORMAT),
  engine: z.literal(PDF_ENGINE_VERSION),
  pages: z.int(),
  language: lawLanguageSchema.exactOptional(),
  units: z.int().exactOptional(),
});
const pagesSchema = z.array(
  z.object({
    page: z.int(),
    elements: z.array(z.string()),
    lineEnds: z.array(z.boolean()),
    running: z.array(z.int()).exactOptional(),
  }),
);
const unitsSchema = z.array(structureUnitSchema);

/** Entries on a line: a line is written, and read, in a few milliseconds, so that other calls get their turn. */
const PAGES_A_LINE = 16;
const UNITS_A_LINE = 500;

/** A text as lines of JSON: a head, then pages, then units. */
export async function* writeStoredText({ pages, structure }: StoredText): AsyncGenerator<Uint8Array> {
  const counts = structure && { language: structure.language, units: structure.units.length };
  yield* writeJsonLines([{ format: FORMAT, engine: PDF_ENGINE_VERSION, pages: pages.length, ...counts }]);
  yield* writeJsonLines(inPieces(pages, PAGES_A_LINE));
  yield* writeJsonLines(inPieces(structure?.units ?? [], UNITS_A_LINE));
}

/** Whether a stored text is of this format and was read with this pdf.js; reads no more than its head. */
export async function isCurrentText(body: AsyncIterable<Uint8Array>): Promise<boolean> {
  for await (const line of readJsonLines(body)) return headSchema.safeParse(line).success;
  return false;
}

/** Reads what `writeStoredText` wrote; undefined where it is of another format, was read with another pdf.js, or is not whole. */
export async function readStoredText(body: AsyncIterable<Uint8Array>): Promise<StoredText | undefined> {
  let head: z.infer<typeof headSchema> | undefined;
  const pages: PageText[] = [];
  const units: z.infer<typeof unitsSchema> = [];
  for await (const line of readJsonLines(body)) {
    if (!head) {
      head = headSchema.safeParse(line).data;
      if (!head) return undefined;
    } else if (pages.length < head.pages) pages.push(...(pagesSchema.safeParse(line).data ?? []));
    else units.push(...(unitsSchema.safeParse(line).data ?? []));
  }
  if (pages.length !== head?.pages || units.length !== (head.units ?? 0)) return undefined;
  return { pages, structure: head.language && structureOf(units, head.language) };
}
