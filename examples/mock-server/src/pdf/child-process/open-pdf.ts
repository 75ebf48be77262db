import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TEXT_CONTENT_OPTIONS } from '@glossator/document-text';
import {
  getDocument,
  GlobalWorkerOptions,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PageSize, PdfVerdict } from '../pdf-reader';

/** An opened PDF and its verdict, or only the verdict. */
export type Opening =
  | {
      readonly verdict: Extract<PdfVerdict, { kind: 'opens' }>;
      readonly pdf: PDFDocumentProxy;
      close(): Promise<void>;
    }
  | { readonly verdict: Exclude<PdfVerdict, { kind: 'opens' }>; readonly pdf?: undefined };

const packageFolder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Loads the parser of pdf.js, which it would else do at the first file. It inflates streams itself then: through the web streams of Node the
 * small ones of pages cost it a fifth of all reading.
 */
export async function loadParser(): Promise<void> {
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
  const parser = pathToFileURL(path.join(packageFolder, 'legacy/build/pdf.worker.mjs')).href;
  GlobalWorkerOptions.workerSrc = parser;
  await import(parser);
}

/**
 * Opens a PDF with pdf.js, whose word decides: `getDocument`, and the content of page 1, for some files open but have no page that
 * can be read, and some are bombs that only go off there. Nothing is drawn, and no picture is unpacked. Takes the bytes over. Runs in the reading process only.
 * With `isJudged` it was opened before, and only its pages are counted.
 */
export async function openPdf(data: Uint8Array, maxPages: number, isJudged = false): Promise<Opening> {
  const task = getDocument({
    data,
    enableXfa: false,
    maxImageSize: 1,
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: path.join(packageFolder, 'cmaps/'),
    cMapPacked: true,
    standardFontDataUrl: path.join(packageFolder, 'standard_fonts/'),
    wasmUrl: path.join(packageFolder, 'wasm/'),
  });
  // Without a listener pdf.js rejects with PasswordException, which is what we want.
  const close = () => task.destroy();
  try {
    const pdf = await task.promise;
    const verdict = isJudged ? briefly(pdf) : await judge(pdf, maxPages);
    if (verdict.kind === 'opens') return { verdict, pdf, close };
    await close();
    return { verdict };
  } catch (error) {
    await close();
    return { verdict: verdictOf(error) };
  }
}

/** The verdict on a file that has had its own already. */
function briefly({ numPages, fingerprints }: PDFDocumentProxy): PdfVerdict {
  return { kind: 'opens', pages: numPages, pageSizes: [], fingerprint: fingerprints[0] ?? '' };
}

async function judge(pdf: PDFDocumentProxy, maxPages: number): Promise<PdfVerdict> {
  const pages = pdf.numPages;
  if (pages < 1) return { kind: 'invalid', reason: 'noPages' };
  if (pages > maxPages) return { kind: 'invalid', reason: 'tooLarge' };
  const first = await pageSize(pdf, 1);
  if (first === null || !(await isReadable(pdf, 1))) return { kind: 'invalid', reason: 'firstPage' };
  const pageSizes: (PageSize | null)[] = [first];
  for (let number = 2; number <= pages; number += 1) pageSizes.push(await pageSize(pdf, number));
  const title = await titleOf(pdf);
  const fingerprint = pdf.fingerprints[0] ?? '';
  return { kind: 'opens', pages, pageSizes, fingerprint, ...(title === undefined ? {} : { title }) };
}

async function pageSize(pdf: PDFDocumentProxy, number: number): Promise<PageSize | null> {
  try {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    page.cleanup();
    return { width, height };
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    return null;
  }
}

/** Reads the content of a page and drops it: only that tells a page that is there from one that can be shown, or from a bomb. */
async function isReadable(pdf: PDFDocumentProxy, number: number): Promise<boolean> {
  try {
    const page = await pdf.getPage(number);
    await page.getTextContent(TEXT_CONTENT_OPTIONS);
    page.cleanup();
    return true;
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    return false;
  }
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string | undefined> {
  try {
    const { info } = await pdf.getMetadata();
    const title: unknown = 'Title' in info ? info.Title : undefined;
    const text = typeof title === 'string' ? title.replaceAll('\0', '').trim() : '';
    return text === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

function verdictOf(error: unknown): Exclude<PdfVerdict, { kind: 'opens' }> {
  if (error instanceof Error && error.name === 'PasswordException') return { kind: 'locked' };
  return { kind: 'invalid', reason: isOutOfMemory(error) ? 'memory' : 'damaged' };
}

/** V8 answers a refused allocation of a typed array with a RangeError, not with a crash. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /allocation failed|invalid (typed )?array length/i.test(error.message);
}
