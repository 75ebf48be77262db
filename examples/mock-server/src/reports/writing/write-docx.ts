import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import type {
  AnnotationsDocument,
  AnnotationsHead,
  DocumentBlock,
  WrittenComment,
  WrittenParagraph,
  WrittenRun,
} from '../annotations-document';
import { docxStyles, STYLE } from './docx-styles';

/** How much further in a level is, in twentieths of a point. */
const STEP = 340;
const COMMENT_INDENT = 340;
const BULLETS = 'bullets';
/** Levels that Word knows. */
const DEEPEST = 8;

/** Writes a document of annotations for Word: with styles, headings that it can navigate by, lists and links. */
export async function writeDocx({ head, blocks }: AnnotationsDocument): Promise<Uint8Array> {
  const document = new Document({
    title: wellFormed(head.name),
    creator: 'Glossator',
    lastModifiedBy: 'Glossator',
    styles: docxStyles(head.language),
    numbering: { config: [{ reference: BULLETS, levels: bulletLevels() }] },
    sections: [
      { children: [...headParagraphs(head), ...blocks.flatMap(blockParagraphs)], footers: footersOf(head) },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

function headParagraphs({ title, subtitle, facts }: AnnotationsHead): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(title)] }),
    new Paragraph({ style: STYLE.subtitle, children: [textRun(subtitle)] }),
    ...facts.map((fact) => new Paragraph({ style: STYLE.note, children: [textRun(fact)] })),
  ];
}

function footersOf({ foot }: AnnotationsHead) {
  const numbers: Readonly<Record<string, string>> = {
    '{page}': PageNumber.CURRENT,
    '{pages}': PageNumber.TOTAL_PAGES,
  };
  const children = foot
    .split(/(\{pages?\})/)
    .map((part) =>
      numbers[part] === undefined ? textRun(part) : new TextRun({ children: [numbers[part]] }),
    );
  return { default: new Footer({ children: [new Paragraph({ style: STYLE.note, children })] }) };
}

function blockParagraphs(block: DocumentBlock): Paragraph[] {
  if (block.type === 'heading') {
    const heading = block.level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
    const bar = block.color === undefined ? {} : barOf(block.color);
    return [new Paragraph({ heading, ...bar, children: [textRun(block.text)] })];
  }
  const { place, color, quote, notes, foot, comments } = block;
  const bar = barOf(color);
  const quoted =
    quote === '' ? [] : [new Paragraph({ style: STYLE.quote, ...bar, children: [textRun(quote)] })];
  return [
    new Paragraph({ style: STYLE.place, children: [textRun(place)] }),
    ...quoted,
    ...[...notes, foot].map(
      (note) => new Paragraph({ style: STYLE.note, ...bar, children: [textRun(note)] }),
    ),
    ...comments.flatMap(commentParagraphs),
  ];
}

/** The color of an annotation, beside what it is about. */
function barOf(color: string): Pick<IParagraphOptions, 'border'> {
  return { border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: color.slice(1) } } };
}

function commentParagraphs({ by, isReply, paragraphs }: WrittenComment): Paragraph[] {
  const left = COMMENT_INDENT + (isReply ? STEP : 0);
  return [
    new Paragraph({ style: STYLE.by, indent: { left }, children: [textRun(by)] }),
    ...paragraphs.map((paragraph) => writtenParagraph(paragraph, left)),
  ];
}

function writtenParagraph({ runs, depth, marker, isQuoted }: WrittenParagraph, left: number): Paragraph {
  const children = runs.map(childOf);
  const style = isQuoted ? STYLE.quotedText : STYLE.text;
  const indent = { left: left + depth * STEP };
  if (marker === undefined) return new Paragraph({ style, indent, children });
  const hanging = { ...indent, hanging: STEP };
  if (!/^\d/.test(marker)) {
    const numbering = { reference: BULLETS, level: Math.min(depth - 1, DEEPEST) };
    return new Paragraph({ style, indent: hanging, numbering, children });
  }
  // Numbers as typed: those of a law have gaps and letters.
  const numberRun = new TextRun({ children: [wellFormed(marker), new Tab()] });
  const tabStops = [{ type: 'left' as const, position: indent.left }];
  return new Paragraph({ style, indent: hanging, tabStops, children: [numberRun, ...children] });
}

function childOf({ text, isStrong = false, isEmphasized = false, href }: WrittenRun): ParagraphChild {
  const look = { bold: isStrong, italics: isEmphasized };
  if (href === undefined) return textRun(text, look);
  return new ExternalHyperlink({
    link: wellFormed(href),
    children: [textRun(text, { ...look, style: 'Hyperlink' })],
  });
}

function textRun(text: string, look: IRunOptions = {}): TextRun {
  return new TextRun({ ...look, text: wellFormed(text) });
}

/** What XML can hold (section 2.2): without control characters and halves of characters, with which Word would open nothing. */
function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll(/(?!\t)[\p{Cc}\uFFFE\uFFFF]+/gu, ' ');
}

function bulletLevels() {
  return Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    format: LevelFormat.BULLET,
    text: level % 2 === 0 ? '•' : '–',
    style: { paragraph: { indent: { left: COMMENT_INDENT + (level + 1) * STEP, hanging: STEP } } },
  }));
}
