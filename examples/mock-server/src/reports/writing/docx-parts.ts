import {
  BorderStyle,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  LevelFormat,
  PageNumber,
  Paragraph,
  Tab,
  TextRun,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx';
import type {
  AnnotationsHead,
  WrittenAnnotation,
  WrittenComment,
  WrittenParagraph,
  WrittenRun,
} from '../annotations-document';
import { STYLE } from './docx-styles';

/** How much further in a level is, in twentieths of a point. */
const STEP = 340;
const COMMENT_INDENT = 340;
const CELL_INDENT = 180;
const BULLETS = 'bullets';
/** Levels that Word knows. */
const DEEPEST = 8;

/** Title, subtitle and what is to be said first. */
export function headParagraphs({ title, subtitle, facts }: AnnotationsHead): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [textRun(title)] }),
    new Paragraph({ style: STYLE.subtitle, children: [textRun(subtitle)] }),
    ...facts.map((fact) => new Paragraph({ style: STYLE.note, children: [textRun(fact)] })),
  ];
}

/** The foot of every page. */
export function footersOf({ foot }: AnnotationsHead) {
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

/** An annotation: what it is of, then what is said to it; in a cell of a table it has less room. */
export function annotationParagraphs(
  { place, color, quote, notes, foot, comments }: WrittenAnnotation,
  isInCell = false,
): Paragraph[] {
  const bar = { ...barOf(color), ...(isInCell && { indent: { left: CELL_INDENT } }) };
  const above = isInCell ? { spacing: { before: 40, after: 20 }, indent: { left: CELL_INDENT } } : {};
  const quoted =
    quote === '' ? [] : [new Paragraph({ style: STYLE.quote, ...bar, children: [textRun(quote)] })];
  return [
    new Paragraph({ style: STYLE.place, ...above, children: [textRun(place)] }),
    ...quoted,
    ...[...notes, foot].map(
      (note) => new Paragraph({ style: STYLE.note, ...bar, children: [textRun(note)] }),
    ),
    ...comments.flatMap((comment) => commentParagraphs(comment, isInCell ? CELL_INDENT : COMMENT_INDENT)),
  ];
}

/** The color of an annotation, beside what it is about. */
export function barOf(color: string): Pick<IParagraphOptions, 'border'> {
  return { border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: color.slice(1) } } };
}

function commentParagraphs({ by, isReply, paragraphs }: WrittenComment, indent: number): Paragraph[] {
  const left = indent + (isReply ? STEP : 0);
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

/** Characters, without what XML cannot hold. */
export function textRun(text: string, look: IRunOptions = {}): TextRun {
  return new TextRun({ ...look, text: wellFormed(text) });
}

/** What XML can hold (section 2.2): without control characters and halves of characters, with which Word would open nothing. */
export function wellFormed(text: string): string {
  return text.toWellFormed().replaceAll(/(?!\t)[\p{Cc}\uFFFE\uFFFF]+/gu, ' ');
}

/** The bullets of lists, level by level. */
export function numberingOf() {
  return { config: [{ reference: BULLETS, levels: bulletLevels() }] };
}

function bulletLevels() {
  return Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    format: LevelFormat.BULLET,
    text: level % 2 === 0 ? '•' : '–',
    style: { paragraph: { indent: { left: COMMENT_INDENT + (level + 1) * STEP, hanging: STEP } } },
  }));
}
