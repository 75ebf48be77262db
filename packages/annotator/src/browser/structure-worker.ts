import type { SearchPageText } from '@glossator/document-text';
import { structureOfPages } from '../core/structure/structure-of-pages';
import type { StructureAnswer, StructureQuestion } from './structure-messages';

const pages: SearchPageText[] = [];

function answer(): StructureAnswer {
  try {
    return { read: structureOfPages(pages) };
  } catch (error) {
    return { problem: String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<StructureQuestion>) => {
  pages.push(...data.pages);
  if (data.isLast) self.postMessage(answer());
});
