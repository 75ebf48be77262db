import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { AnnotationsDocument, DocumentBlock } from '../annotations-document';
import {
  annotationParagraphs,
  barOf,
  footersOf,
  headParagraphs,
  numberingOf,
  textRun,
  wellFormed,
} from './docx-parts';
import { docxStyles } from './docx-styles';

/** Writes a document of annotations for Word: with styles, headings that it can navigate by, lists and links. */
export async function writeDocx({ head, blocks }: AnnotationsDocument): Promise<Uint8Array> {
  const document = new Document({
    title: wellFormed(head.name),
    creator: 'Glossator',
    lastModifiedBy: 'Glossator',
    styles: docxStyles(head.language),
    numbering: numberingOf(),
    sections: [
      { children: [...headParagraphs(head), ...blocks.flatMap(blockParagraphs)], footers: footersOf(head) },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function blockParagraphs(block: DocumentBlock): Paragraph[] {
  if (block.type === 'annotation') return annotationParagraphs(block);
  const heading = block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
  const bar = block.color === undefined ? {} : barOf(block.color);
  return [new Paragraph({ heading, ...bar, children: [textRun(block.text)] })];
}
