import type {
  ExportedAnnotations,
  ExportedBookmark,
  ExportedNote,
  ExportedSelection,
} from '@glossator/client-sdk/account-export';
import type { PageArea, SelectionColor } from '@glossator/client-sdk/contract';
import type { TextPlaces } from './text-places';

// Annotations in the Web Annotation Data Model (https://www.w3.org/TR/annotation-model/), for other programs.

/** The context of every document of the model. */
export const ANNOTATION_CONTEXT = 'http://www.w3.org/ns/anno.jsonld';
/** Fragments of PDFs (RFC 8118) and of pictures. */
const PDF_FRAGMENTS = 'http://tools.ietf.org/rfc/rfc3778';
const MEDIA_FRAGMENTS = 'http://www.w3.org/TR/media-frags/';

/** What annotations of one document are written with. */
export interface WebAnnotationParts {
  /** The PDF that they are on, as a path from the page of annotations. */
  readonly source: string;
  /** The path from the page of annotations to an entry. */
  readonly pathTo: (entry: string) => string;
  readonly nameOf: (personId: number) => string;
  readonly colorOf: (color: SelectionColor) => string;
  /** Where a text stands; undefined where the text of the PDF cannot be read. */
  readonly places: TextPlaces | undefined;
}

interface Stamped {
  readonly id: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly by: number;
}

/** The annotations of a part of what is written on a document. Private ones are among them, marked as such. */
export function webAnnotationsOf(page: ExportedAnnotations, parts: WebAnnotationParts): readonly object[] {
  return [
    ...page.selections.map((selection) => ofSelection(selection, parts)),
    ...page.bookmarks.map((bookmark) => ofBookmark(bookmark, parts)),
    ...page.notes.map((note) => ofNote(note, parts)),
  ];
}

function ofSelection(selection: ExportedSelection, parts: WebAnnotationParts): object {
  const { area, color, name, tags = [], comments, attachments, isBookmark } = selection;
  const bodies = [
    ...(isBookmark && name !== undefined ? [textualBody(name, 'bookmarking')] : []),
    ...tags.map((tag) => textualBody(tag, 'tagging')),
    ...comments.map((comment) => ({
      ...textualBody(comment.text, 'commenting', 'text/markdown'),
      ...stamps(comment, parts),
    })),
    ...attachments.map((attachment) => fileBody(attachment, parts)),
  ];
  const selector = area ? areaSelector(area) : textSelectors(selection, parts.places);
  return {
    ...head('selection', selection, parts),
    motivation: isBookmark ? 'bookmarking' : comments.length > 0 ? 'commenting' : 'highlighting',
    ...(bodies.length > 0 && { body: bodies }),
    target: { source: parts.source, selector, styleClass: color },
    stylesheet: {
      type: 'CssStylesheet',
      value: `.${color.replace('#', '\\#')} { background: ${parts.colorOf(color)} }`,
    },
    ...audience(selection.visibility),
  };
}

function ofBookmark(bookmark: ExportedBookmark, parts: WebAnnotationParts): object {
  return {
    ...head('bookmark', bookmark, parts),
    motivation: 'bookmarking',
    body: [textualBody(bookmark.name, 'bookmarking')],
    target: { source: parts.source, selector: pageSelector(bookmark.page) },
    ...audience(bookmark.visibility),
  };
}

function ofNote(note: ExportedNote, parts: WebAnnotationParts): object {
  return {
    ...head('note', note, parts),
    motivation: 'commenting',
    body: [
      textualBody(note.text, 'commenting', 'text/markdown'),
      ...note.attachments.map((attachment) => fileBody(attachment, parts)),
    ],
    target: parts.source,
    ...audience(note.visibility),
  };
}

function head(kind: string, entity: Stamped, parts: WebAnnotationParts): object {
  return { id: `urn:glossator:${kind}:${entity.id}`, type: 'Annotation', ...stamps(entity, parts) };
}

function stamps({ createdAt, updatedAt, by }: Stamped, { nameOf }: WebAnnotationParts): object {
  return { created: createdAt, modified: updatedAt, creator: { type: 'Person', name: nameOf(by) } };
}

/** What is its author's alone says so with an audience of one kind. */
function audience(visibility: string): object {
  return visibility === 'private' ? { audience: { type: 'Audience', name: 'private' } } : {};
}

function textualBody(value: string, purpose: string, format = 'text/plain'): object {
  return { type: 'TextualBody', value, format, purpose };
}

function fileBody(
  {
    name,
    contentType,
    file,
    ...rest
  }: Stamped & {
    readonly name: string;
    readonly contentType: string;
    readonly file: { readonly path: string };
  },
  parts: WebAnnotationParts,
): object {
  const kind = /^(image|audio|video)\//.exec(contentType)?.[1];
  const types: Readonly<Record<string, string>> = { image: 'Image', audio: 'Sound', video: 'Video' };
  return {
    id: parts.pathTo(file.path),
    type: types[kind ?? ''] ?? 'Text',
    format: contentType,
    name,
    purpose: 'describing',
    ...stamps(rest, parts),
  };
}

function pageSelector(page: number): object {
  return { type: 'FragmentSelector', conformsTo: PDF_FRAGMENTS, value: `page=${page + 1}` };
}

function areaSelector({ page, x, y, width, height }: PageArea): object {
  const percent = [x, y, width, height].map((fraction) => Number((fraction * 100).toFixed(4)));
  return {
    ...pageSelector(page),
    refinedBy: {
      type: 'FragmentSelector',
      conformsTo: MEDIA_FRAGMENTS,
      value: `xywh=percent:${percent.join(',')}`,
    },
  };
}

/** Several ways to find the same words; a program takes the one it knows. */
function textSelectors(selection: ExportedSelection, places: TextPlaces | undefined): readonly object[] {
  const { text, status, startPage } = selection;
  // One that found no place in this text is only known by its words.
  const place = status === 'failed' ? undefined : places?.of(selection);
  return [
    {
      type: 'TextQuoteSelector',
      exact: text,
      ...(place && { prefix: place.prefix, suffix: place.suffix }),
    },
    ...(place ? [{ type: 'TextPositionSelector', start: place.start, end: place.end }] : []),
    ...(status === 'failed' ? [] : [pageSelector(startPage)]),
  ];
}
