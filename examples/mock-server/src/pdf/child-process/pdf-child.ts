import { pageTextFromItems, TEXT_CONTENT_OPTIONS, type PageText } from '@glossator/document-text';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { answerParent } from '../../child-processes/answer-parent';
import { preferToBeKilled } from '../../child-processes/prefer-to-be-killed';
import { createReceiver, type Receive } from '../../child-processes/receive-bytes';
import type { PdfMarking } from '../pdf-mark';
import { appendAnnotations, type FileToAttach } from './annotate/append-annotations';
import { readPagePlaces } from './annotate/page-places';
import { readAnnotations } from './annotations/read-annotations';
import { isBlank } from './blank-page';
import { createCleanUp } from './clean-up';
import { loadParser, openPdf } from './open-pdf';
import type { Reply, Task } from './protocol';
import { elementSize, textSize } from './text-size';

// Entry of the reading process. It is given one task after the other and may be killed at any moment.

const reply = (message: Reply): Promise<void> => answerParent(message);

async function run(task: Task, receive: Receive): Promise<void> {
  const data = await receive(task.size);
  const files: FileToAttach[] = [];
  for (const file of task.files ?? []) files.push({ ...file, data: await receive(file.size) });
  await reply({ type: 'begins' });
  // pdf.js takes the bytes over.
  const needsBytes = task.kind === 'annotate' || task.kind === 'readAnnotations';
  const kept = needsBytes ? data.slice() : undefined;
  const opening = await openPdf(data, task.maxPages, (task.slice?.firstPage ?? 0) > 0);
  if (opening.pdf !== undefined) {
    const { pdf } = opening;
    if (kept && task.marking) await sendAppended(pdf, kept, task.marking, files);
    if (kept && task.kind === 'readAnnotations') await sendAnnotations(pdf, kept);
    const stop = task.kind === 'extractText' ? await sendText(pdf, task) : undefined;
    await opening.close();
    if (stop) return reply({ type: stop });
  }
  return reply({ type: 'done', verdict: opening.verdict });
}

/** Bytes of one message. */
const PIECE = 2 ** 20;

async function sendAppended(
  pdf: PDFDocumentProxy,
  data: Uint8Array,
  marking: PdfMarking,
  files: readonly FileToAttach[],
): Promise<void> {
  const readPage = (page: number) => readPagePlaces(pdf, page);
  const appended = await appendAnnotations(data, marking, files, readPage);
  if (!appended) return reply({ type: 'notAppendable' });
  for (let at = 0; at < appended.length; at += PIECE) {
    const piece = appended.subarray(at, at + PIECE);
    await reply({ type: 'appended', base64: Buffer.from(piece).toString('base64') });
  }
}

/** Annotations of one message. */
const BATCH = 100;

async function sendAnnotations(pdf: PDFDocumentProxy, data: Uint8Array): Promise<void> {
  const { annotations, silent, isCut } = await readAnnotations(pdf, data);
  for (let at = 0; at < annotations.length; at += BATCH) {
    const found = { annotations: annotations.slice(at, at + BATCH), silent: 0, isCut: false };
    await reply({ type: 'annotations', found });
  }
  await reply({ type: 'annotations', found: { annotations: [], silent, isCut } });
}

/** Characters of a page's label: what is longer is none. */
const LONGEST_LABEL = 20;

/** Sends the text page by page; says where it stopped before the end, if it did. */
async function sendText(
  pdf: PDFDocumentProxy,
  { maxCharacters, maxPageCharacters, slice = { firstPage: 0, pauseAfterMs: Infinity } }: Task,
): Promise<'paused' | 'pageTooLong' | 'tooMuchText' | undefined> {
  const cleanUp = createCleanUp(pdf, () => process.memoryUsage.rss());
  const isDue = createSliceClock(slice.pauseAfterMs);
  const labels = await pdf.getPageLabels().catch(() => null);
  let characters = 0;
  const end = Math.min(slice.endPage ?? Infinity, pdf.numPages);
  for (let page = slice.firstPage; page < end; page += 1) {
    if (page > slice.firstPage && isDue()) return 'paused';
    const text = await textOf(pdf, page, maxPageCharacters);
    if (text === undefined) return 'pageTooLong';
    characters += textSize(text);
    if (characters > maxCharacters) return 'tooMuchText';
    const label = labels?.[page]?.trim().slice(0, LONGEST_LABEL) ?? '';
    await reply({ type: 'page', total: pdf.numPages, text: label === '' ? text : { ...text, label } });
    await cleanUp();
  }
  return undefined;
}

/** On a busy machine a slice ends after so many times as much on the clock, before the watchdog takes the process for one that sleeps. */
const CLOCK_FACTOR = 4;

/** Makes what says that the processor time of a slice, in milliseconds, is over. */
function createSliceClock(sliceMs: number): () => boolean {
  const processorMs = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const [usedBefore, begunAt] = [processorMs(), performance.now()];
  return () => processorMs() - usedBefore >= sliceMs || performance.now() - begunAt >= sliceMs * CLOCK_FACTOR;
}

/** The text of a page; undefined where it has more characters than allowed. */
async function textOf(
  pdf: PDFDocumentProxy,
  page: number,
  maxCharacters: number,
): Promise<PageText | undefined> {
  try {
    const proxy = await pdf.getPage(page + 1);
    try {
      const items = await readItems(proxy, maxCharacters);
      const text = items && pageTextFromItems(page, items, { boxes: true });
      const isEmpty = text?.elements.every((element) => element.trim() === '');
      return text && isEmpty && (await isBlank(proxy)) ? { ...text, blank: true } : text;
    } finally {
      proxy.cleanup();
    }
  } catch {
    return { page, elements: [], lineEnds: [], boxes: [] };
  }
}

/** What `getTextContent` gives, read as it comes: a page of one content stream may take seconds and hundreds of megabytes. */
async function readItems(page: PDFPageProxy, maxCharacters: number): Promise<object[] | undefined> {
  // Its type says nothing of the pieces.
  const stream = page.streamTextContent(TEXT_CONTENT_OPTIONS) as ReadableStream<TextContent>;
  const reader = stream.getReader();
  const items: object[] = [];
  let characters = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    for (const item of read.value.items) {
      if ('str' in item) characters += elementSize(item.str);
      items.push(item);
    }
    if (characters > maxCharacters) {
      // pdf.js wants a reason.
      await reader.cancel(new Error('The page is too long'));
      return undefined;
    }
  }
  return items;
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

preferToBeKilled();
// pdf.js loads its parser at the first file; done here, it does not count as that file's time.
await loadParser();
process.on('disconnect', () => process.exit());
const receive = createReceiver();
process.on('message', (task: Task) => void run(task, receive));
await reply({ type: 'ready' });
