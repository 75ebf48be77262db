import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { pageTextFromItems, TEXT_CONTENT_OPTIONS, type PageText } from '@glossator/document-text';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { openPdf } from './open-pdf';
import type { Reply, Task } from './protocol';

// Entry of the reading process. It is given one task after the other and may be killed at any moment.

function reply(message: Reply): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

/** Reads exactly `size` bytes of standard input, where the files follow one another without a gap. */
async function receive(size: number): Promise<Uint8Array> {
  const data = new Uint8Array(size);
  let filled = 0;
  while (filled < size) {
    const chunk: unknown = process.stdin.read();
    if (chunk instanceof Uint8Array) {
      const taken = chunk.subarray(0, size - filled);
      if (taken.length < chunk.length) process.stdin.unshift(chunk.subarray(taken.length));
      data.set(taken, filled);
      filled += taken.length;
    } else await once(process.stdin, 'readable');
  }
  return data;
}

async function run(task: Task): Promise<void> {
  const data = await receive(task.size);
  await reply({ type: 'begins' });
  const opening = await openPdf(data, task.maxPages);
  if (opening.pdf !== undefined) {
    const complete = task.kind === 'inspect' || (await sendText(opening.pdf, task.maxCharacters));
    await opening.close();
    if (!complete) return reply({ type: 'tooMuchText' });
  }
  return reply({ type: 'done', verdict: opening.verdict });
}

async function sendText(pdf: PDFDocumentProxy, maxCharacters: number): Promise<boolean> {
  let characters = 0;
  for (let page = 0; page < pdf.numPages; page += 1) {
    const text = await textOf(pdf, page);
    characters += text.elements.reduce((sum, element) => sum + element.length + 1, 0);
    if (characters > maxCharacters) return false;
    await reply({ type: 'page', total: pdf.numPages, text });
  }
  return true;
}

async function textOf(pdf: PDFDocumentProxy, page: number): Promise<PageText> {
  try {
    const proxy = await pdf.getPage(page + 1);
    const { items } = await proxy.getTextContent(TEXT_CONTENT_OPTIONS);
    proxy.cleanup();
    return pageTextFromItems(page, items, { boxes: true });
  } catch {
    return { page, elements: [], lineEnds: [], boxes: [] };
  }
}

function preferToBeKilled(): void {
  try {
    // Should the machine run out of memory, Linux ends this process and not the server.
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not Linux.
  }
}

preferToBeKilled();
process.on('disconnect', () => process.exit());
process.on('message', (task: Task) => void run(task));
await reply({ type: 'ready' });
