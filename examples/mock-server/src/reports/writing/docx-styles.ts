import { UnderlineType, type IRunOptions, type IStylesOptions } from 'docx';

/** The names of the styles, by which a reader changes all that look the same at once. */
export const STYLE = {
  subtitle: 'Subtitle',
  place: 'AnnotationPlace',
  quote: 'AnnotationQuote',
  note: 'AnnotationNote',
  by: 'CommentAuthor',
  text: 'CommentText',
  quotedText: 'CommentQuote',
  fold: 'LeftOut',
} as const;

const INK = '24211C';
const SOFT = '5E594C';
const ACCENT = '21457A';
/** In half points. */
const SIZE = { title: 40, subtitle: 26, group: 28, part: 23, text: 21, small: 17 } as const;

/** How words of a synopsis look: by their lines, too, so that paper without colors shows which is which. */
export const MARKS = {
  deleted: { strike: true, color: '9B2626' },
  inserted: { underline: { type: UnderlineType.SINGLE }, color: '1E6B42' },
  same: { color: '6F6A5E' },
} as const satisfies Record<string, IRunOptions>;

/** The styles of a document in a language. */
export function docxStyles(language: string): IStylesOptions {
  const { region } = new Intl.Locale(language).maximize();
  const base = { basedOn: 'Normal', quickFormat: true } as const;
  return {
    default: {
      document: {
        run: {
          font: 'Georgia',
          size: SIZE.text,
          color: INK,
          language: { value: `${language}-${region ?? ''}` },
        },
      },
      title: {
        run: { font: 'Georgia', size: SIZE.title, bold: true, color: INK },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: heading(SIZE.group, ACCENT, 400),
      heading2: heading(SIZE.part, INK, 260),
    },
    paragraphStyles: [
      {
        ...base,
        id: STYLE.subtitle,
        name: 'Subtitle',
        run: { size: SIZE.subtitle, color: SOFT },
        paragraph: { spacing: { after: 120 } },
      },
      {
        ...base,
        id: STYLE.place,
        name: 'Annotation place',
        run: { bold: true },
        paragraph: { spacing: { before: 240, after: 40 }, keepNext: true },
      },
      { ...base, id: STYLE.quote, name: 'Annotation quote', paragraph: { spacing: { after: 40 } } },
      { ...base, id: STYLE.note, name: 'Annotation note', run: { size: SIZE.small, color: SOFT } },
      {
        ...base,
        id: STYLE.by,
        name: 'Comment author',
        run: { bold: true, size: SIZE.small, color: SOFT },
        paragraph: { spacing: { before: 100 }, keepNext: true },
      },
      { ...base, id: STYLE.text, name: 'Comment text', paragraph: { spacing: { after: 30 } } },
      {
        ...base,
        id: STYLE.quotedText,
        name: 'Comment quote',
        run: { color: SOFT },
        paragraph: { spacing: { after: 30 } },
      },
      {
        ...base,
        id: STYLE.fold,
        name: 'Left out',
        run: { size: SIZE.small, italics: true, color: SOFT },
        paragraph: { spacing: { before: 120, after: 120 } },
      },
    ],
  };
}

function heading(size: number, color: string, before: number) {
  return {
    run: { font: 'Georgia', size, bold: true, italics: false, color },
    paragraph: { spacing: { before, after: 80 }, keepNext: true },
  };
}
