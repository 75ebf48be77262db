/** Words of the download dialog. */
export const download = {
  button: 'Download',
  title: 'Download document',
  with: 'With annotations',
  withNote:
    '{count, plural, =0 {There are no highlights in this document.} one {# highlight with its comments, as any PDF reader shows it. The original file stays unchanged inside; signatures stay valid.} other {# highlights with their comments, as any PDF reader shows them. The original file stays unchanged inside; signatures stay valid.}}',
  without: 'Without annotations',
  withoutNote: 'The PDF as it was uploaded.',
  onlyFiltered:
    'Only the {count, plural, one {# highlight} other {# highlights}} that the filter of the panel shows',
  attachments: 'Attachments',
  allAttachments: 'All attachments',
  as: { embedded: 'Inside the PDF', zip: 'Beside the PDF, in a ZIP' },
  asNote: {
    embedded: 'PDF readers list them as attachments of the file.',
    zip: 'For readers that do not show attachments, and for large files.',
  },
  goes: {
    embedded:
      '{count, plural, =0 {No attachments go into the file: those you tick go inside the PDF.} one {# attachment ({size}) goes inside the PDF, for everybody who gets the file.} other {# attachments ({size}) go inside the PDF, for everybody who gets the file.}}',
    zip: '{count, plural, =0 {No attachments go into the file: those you tick come beside the PDF.} one {# attachment ({size}) comes beside the PDF, in the same ZIP.} other {# attachments ({size}) come beside the PDF, in the same ZIP.}}',
  },
  noteFiles: 'Files on general notes are not part of the download.',
  annotatedName: '{title} (annotated)',
  submit: 'Download',
  submitPart: 'Download file {part, number} of {parts, number}',
  partName: '{title} ({part, number} of {parts, number})',
  saved: '{count, plural, one {# attachment has been saved.} other {# attachments have been saved.}}',
  parts:
    '{parts, plural, one {{count, plural, one {The last one comes} other {The other # come}} in one more file.} other {One file takes {most, number} attachments at most: the {count, number} chosen ones come in {parts, number} files, each with the document. You download one after the other.}}',
  busy: 'Preparing …',
  failures: {
    notAppendable:
      'Nothing can be written into this PDF, because it is damaged or too large. It can be downloaded without annotations; attachments can come beside it in a ZIP.',
    tooLarge: 'The attachments are too large for one file. Please choose fewer.',
    other: 'The document could not be downloaded. Please try again.',
  },
} as const;

/** Words of the import of annotations that stand in a PDF. */
export const pdfImport = {
  button: 'Import annotations',
  title: 'Import annotations from the PDF',
  offer:
    '{count, plural, one {# annotation made in another program is in this PDF.} other {# annotations made in another program are in this PDF.}}',
  choose: 'Import …',
  decline: 'Not now',
  reading: 'Reading the PDF …',
  loadFailed: 'This part of the application could not be loaded. Please try again.',
  found:
    '{total, plural, =0 {There are no annotations of other programs in this PDF.} one {# annotation of another program is in this PDF.} other {# annotations of other programs are in this PDF.}}',
  allKnown:
    '{total, plural, one {There is nothing left of it to import.} other {There is nothing left of them to import.}}',
  someKnown: '{fresh, plural, one {# of them can be imported now.} other {# of them can be imported now.}}',
  kinds: {
    highlight: '{count, plural, one {# highlight} other {# highlights}}',
    underline: '{count, plural, one {# underline} other {# underlines}}',
    squiggly: '{count, plural, one {# wavy underline} other {# wavy underlines}}',
    strikeOut: '{count, plural, one {# strike-out} other {# strike-outs}}',
    note: '{count, plural, one {# sticky note} other {# sticky notes}}',
    freeText: '{count, plural, one {# typed text} other {# typed texts}}',
    drawing: '{count, plural, one {# drawing or stamp with words} other {# drawings and stamps with words}}',
  },
  by: 'By {names}',
  explained:
    'They become your highlights and comments, visible to everybody in this Code. Their original authors and dates are kept. Sticky notes go to the line beside them. The PDF itself stays as it is.',
  silent:
    '{count, plural, one {# drawing or stamp without words stays on its page as it is.} other {# drawings and stamps without words stay on their pages as they are.}}',
  cut: 'There are more annotations in this PDF than can be read; the rest stays in the PDF.',
  submit: '{count, plural, one {Import # annotation} other {Import # annotations}}',
  busy: 'Importing …',
  copyTitle: 'From an annotated copy',
  copyNote:
    'Annotate a downloaded copy of this document in another program, then choose it here: what is new in it is added. The copy is not kept.',
  copy: 'Choose a PDF …',
  report: 'What was imported',
  imported:
    '{count, plural, =0 {Nothing new was imported.} one {# annotation imported.} other {# annotations imported.}}',
  comments: '{count, plural, one {# comment added.} other {# comments added.}}',
  merged:
    '{count, plural, one {# merged with an existing highlight:} other {# merged with existing highlights:}}',
  known: '{count, plural, one {# was already here.} other {# were already here.}}',
  unplaced: '{count, plural, one {# could not be placed:} other {# could not be placed:}}',
  more: '{count, plural, one {and # more} other {and # more}}',
  page: 'Page {page}',
  withoutWords: 'without a comment',
  names: {
    highlight: 'Highlight',
    underline: 'Underline',
    squiggly: 'Wavy underline',
    strikeOut: 'Strike-out',
    note: 'Sticky note',
    freeText: 'Typed text',
    drawing: 'Drawing or stamp',
  },
  problems: {
    pageWithoutText: 'The page is a picture without text.',
    unreadable: 'The page cannot be read.',
    notOnText: 'There is no text at its place.',
    tooLong: 'It marks more text than a highlight can hold.',
    otherText: 'Its text is not in this document.',
    unanswered: 'The annotation it replies to no longer exists.',
  },
  undo: 'Undo the import',
  undone:
    '{removed, plural, =0 {The import was undone.} one {The import was undone: # highlight removed.} other {The import was undone: # highlights removed.}}',
  kept: '{count, plural, one {# highlight was kept, because it has been changed or added to since.} other {# highlights were kept, because they have been changed or added to since.}}',
  done: 'Done',
  failures: {
    unreadable: 'The annotations of this PDF cannot be read.',
    notPdf: 'This file is not a PDF that can be read.',
    tooLarge: 'The file is too large, or your storage is full.',
    busy: 'Too many PDFs are being read just now. Please try again in a moment.',
    forbidden: 'Only the person who imported them or the owner of the Code can undo the import.',
    other: 'Something went wrong. Please try again.',
  },
  from: 'From the PDF',
  fromBy: 'From the PDF, by {author}',
} as const;

/** Words of the dialog that makes a document of annotations. */
export const annotationsDocument = {
  button: 'Annotations as a document',
  intro: 'Quotes with their citations and comments, as material for a brief.',
  scope: 'From',
  groupBy: 'Grouped by',
  groupings: { article: 'Article', color: 'Color', person: 'Person' },
  format: 'Format',
  onlyOwn: 'Only what I highlighted',
  withPrivate: 'With my private highlights',
  privacy: 'What others keep private is never part of it.',
  fileName: 'Annotations {title}',
  failures: {
    tooMany: 'There are too many annotations for one file. Please choose a single document.',
    other: 'The document could not be made. Please try again.',
  },
} as const;

/** Words of the dialog that makes a synopsis of two Versions. */
export const synopsis = {
  button: 'Synopsis',
  of: 'Synopsis of {title}, version {from} to {to}',
  intro: 'Old and new text side by side, article by article, with the words marked that changed.',
  annotations: 'Annotations',
  whose: { own: 'Mine', all: 'Everybody’s', none: 'None' },
  onlyChanged: 'Say nothing of articles without changes',
  fileName: 'Synopsis {title}',
  failures: {
    tooMany: 'There are too many changes for one file, or the versions cannot be compared.',
    other: 'The synopsis could not be made. Please try again.',
  },
} as const;
