import { exportedAnnotationsSchema, type ExportedAnnotations } from '@glossator/client-sdk/account-export';
import { CARRY_OVER_REASONS } from '@glossator/client-sdk/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  toExportedBookmark,
  toExportedNote,
  toExportedSelection,
  type RowExporter,
} from './exporting/exported-rows';
import {
  toAttachmentRow,
  toBookmarkRow,
  toCommentRow,
  toNoteAttachmentRow,
  toNoteRow,
  toSelectionRow,
  type RowImporter,
} from './importing/imported-rows';

const NOW = '2026-06-01T00:00:00.000Z';
const ME = 3;
const VERSION = { id: 100, number: 2 };

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date(NOW), noInvalidDate: true })
  .map((date) => date.toISOString());
const count = fc.nat({ max: 5000 });
const share = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true });
const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const stamps = {
  documentId: fc.constant(7),
  createdAt: moment,
  updatedAt: moment,
  createdBy: fc.constant(ME),
};
const visibility = fc.constant('private' as const);
const status = fc.constantFrom('success', 'unconfirmed', 'failed');
const rangeFields = {
  startPage: count,
  startElement: count,
  startCharacter: count,
  endPage: count,
  endElement: count,
  endCharacter: count,
};
/** A passage, or an area of a page. */
const place = fc.oneof(
  fc.record({ range: fc.record(rangeFields), text: words }),
  fc.record({ page: count, x: share, y: share }).map(({ page, x, y }) => ({
    range: {
      startPage: page,
      startElement: 0,
      startCharacter: 0,
      endPage: page,
      endElement: 0,
      endCharacter: 0,
    },
    area: { page, x: x / 2, y: y / 2, width: 0.5, height: 0.25 },
    text: '',
  })),
);
const importedFrom = fc.record(
  { name: words, kind: fc.constant('highlight'), author: words, createdAt: moment, updatedAt: moment },
  { requiredKeys: ['name', 'kind'] },
);
const reason = fc.record(
  {
    kind: fc.constantFrom(...CARRY_OVER_REASONS),
    changedWords: count,
    from: words,
    to: words,
    places: count,
  },
  { requiredKeys: ['kind', 'changedWords'] },
);
const carried = fc
  .record({
    from: place.map((at) => ({ ...at, versionId: VERSION.id })),
    outcome: status,
    confidence: share,
    reason,
    candidates: fc.array(fc.record({ ...rangeFields, text: words, confidence: share }), { maxLength: 3 }),
    confirmedAt: fc.option(moment, { nil: undefined }),
  })
  .map(({ confirmedAt, ...rest }) =>
    confirmedAt === undefined ? rest : { ...rest, confirmedAt, confirmedBy: ME },
  );
const chosen = fc.record(
  {
    color: fc.constantFrom('COLOR_1', '#12ab34'),
    isBookmark: fc.boolean(),
    name: words,
    tags: fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 4 }),
    status,
    carried,
    importedFrom,
    visibility,
  },
  { requiredKeys: ['color', 'isBookmark', 'status'] },
);
const fileFields = {
  name: words,
  contentType: fc.constantFrom('image/png', 'application/pdf'),
  size: count,
  uuid: fc.uuid(),
  ...stamps,
};

/** Some of everything that its owner can write on a document. */
const written = fc.record({
  selection: fc
    .tuple(fc.record({ id: fc.constant(1), ...stamps }), place, chosen)
    .map(([own, at, rest]) => ({ ...own, ...at, ...rest })),
  comment: fc.record(
    {
      id: fc.constant(2),
      selectionId: fc.constant(1),
      text: words,
      replyTo: fc.constant(9),
      resolved: fc.record({ at: moment, by: fc.constant(ME) }),
      importedFrom,
      ...stamps,
    },
    { requiredKeys: ['id', 'selectionId', 'text', 'documentId', 'createdAt', 'updatedAt', 'createdBy'] },
  ),
  attachment: fc.record({
    id: fc.constant(3),
    selectionId: fc.constant(1),
    type: fc.constantFrom('attachment', 'media_note'),
    ...fileFields,
  }),
  bookmark: fc.record(
    { id: fc.constant(4), name: words, page: count, visibility, ...stamps },
    { requiredKeys: ['id', 'name', 'page', 'documentId', 'createdAt', 'updatedAt', 'createdBy'] },
  ),
  note: fc.record(
    { id: fc.constant(5), text: words, visibility, ...stamps },
    { requiredKeys: ['id', 'text', 'documentId', 'createdAt', 'updatedAt', 'createdBy'] },
  ),
  noteAttachment: fc.record({
    id: fc.constant(6),
    noteId: fc.constant(5),
    ...fileFields,
  }),
});

const exporter: RowExporter = {
  personOf: () => 1,
  fileOf: ({ uuid, size }) => ({ path: `files/${uuid}`, size }),
  numberOf: (id) => (id === VERSION.id ? VERSION.number : undefined),
};
/** Files come in with the size that they went out with. */
const importerOf = (files: readonly { readonly uuid: string; readonly size: number }[]): RowImporter => ({
  userId: ME,
  at: NOW,
  people: [{ id: 1, name: 'Ada', isMe: true }],
  documentIdOf: (id) => id,
  versionIdOf: (_document, number) => (number === VERSION.number ? VERSION.id : undefined),
  hasFile: () => true,
  fileOf(path) {
    const file = files.find(({ uuid }) => path === `files/${uuid}`);
    if (!file) throw new Error(`No file ${path}`);
    return file;
  },
});

it('whatever somebody writes is the same once it went out as JSON and came in again', () => {
  fc.assert(
    fc.property(written, (rows) => {
      const { selection, comment, attachment, bookmark, note, noteAttachment } = rows;
      const page: ExportedAnnotations = {
        documentId: 7,
        selections: [toExportedSelection(selection, [comment], [attachment], exporter)],
        bookmarks: [toExportedBookmark(bookmark, exporter)],
        notes: [toExportedNote(note, [noteAttachment], exporter)],
      };
      const read = exportedAnnotationsSchema.parse(JSON.parse(JSON.stringify(page)));
      const [marked, paged, noted] = [read.selections[0]!, read.bookmarks[0]!, read.notes[0]!];
      const importer = importerOf([attachment, noteAttachment]);
      const at = { documentId: 7 };
      expect({
        selection: toSelectionRow(marked, selection.range, { id: 1, ...at, from: 7 }, importer),
        comment: toCommentRow(
          marked.comments[0]!,
          { id: 2, selectionId: 1, ...at, ...(comment.replyTo !== undefined && { replyTo: 9 }) },
          importer,
        ),
        attachment: toAttachmentRow(marked.attachments[0]!, { id: 3, selectionId: 1, ...at }, importer),
        bookmark: toBookmarkRow(paged, { id: 4, ...at }, importer),
        note: toNoteRow(noted, { id: 5, ...at }, importer),
        noteAttachment: toNoteAttachmentRow(noted.attachments[0]!, { id: 6, noteId: 5, ...at }, importer),
      }).toEqual(rows);
    }),
  );
});
