import type { CodeSearchHit, CodeSearchResult, Operations, ParsedInputOf } from '../contract/index';
import { compareBookmarks, compareNotes } from '../contract/index';
import { plainText } from '../contract/formatted-text';
import { uploadOf, type SearchText } from './fake-documents';
import { pageOf } from './fake-handlers';
import { mayUserSee } from './fake-private';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { compareStarts } from './fake-ranges';
import { documentsOf, selectionsOf } from './fake-state';
import type { FakeDocument, FakeState, FakeUser } from './fake-state';
import { refusal } from './refusal';

type Input = ParsedInputOf<Operations['codes']['search']>;
type Written = Extract<CodeSearchHit, { readonly id: number }>;

/** Characters shown before what was found in something written. */
const BEFORE = 60;

/** Text without case, unless it matters, and accents, as long as it was. */
function folded(text: string, keepCase: boolean): string {
  const plain = [...text.normalize('NFC')].map((letter) => letter.normalize('NFD')[0] ?? '').join('');
  return keepCase ? plain : plain.toLowerCase();
}

/** Where something written has the text, with what is around it. */
function foundIn(text: string, input: Input): Pick<Written, 'excerpt' | 'match'> | undefined {
  const keepCase = input.caseSensitive ?? false;
  const wanted = folded(input.text, keepCase).trim();
  const [place, isLetter] = [folded(text, keepCase), /[\p{L}\p{N}]/u];
  for (let at = place.indexOf(wanted); wanted !== '' && at >= 0; at = place.indexOf(wanted, at + 1)) {
    const [before = '', after = ''] = [place[at - 1], place[at + wanted.length]];
    if (input.wholeWord && (isLetter.test(before) || isLetter.test(after))) continue;
    const from = Math.max(0, at - BEFORE);
    const start = at - from;
    return {
      excerpt: text.slice(from, at + wanted.length + BEFORE),
      match: { start, end: start + wanted.length },
    };
  }
  return undefined;
}

function writtenIn(state: FakeState, documentId: number, input: Input, user: FakeUser): CodeSearchHit[] {
  const maySee = mayUserSee(user);
  const hits: CodeSearchHit[] = [];
  const look = <Hit extends CodeSearchHit>(
    text: string,
    make: (found: Pick<Hit, 'excerpt' | 'match'>) => Hit,
  ) => {
    const found = foundIn(text, input);
    if (found) hits.push(make(found));
  };
  const selections = selectionsOf(state, documentId).filter(maySee);
  for (const selection of selections.toSorted(compareStarts)) {
    const { startPage, startElement, startCharacter, endPage, endElement, endCharacter } = selection;
    const range = { startPage, startElement, startCharacter, endPage, endElement, endCharacter };
    const on = { documentId, selectionId: selection.id, range };
    const { id, createdAt, createdBy, name } = selection;
    const own = { ...on, id, createdAt, createdBy };
    look(selection.text, (found) => ({ kind: 'quote', ...own, ...found }));
    if (name !== undefined) look(name, (found) => ({ kind: 'name', ...own, ...found }));
    for (const entry of selection.data) {
      const made = { ...on, id: entry.id, createdAt: entry.createdAt, createdBy: entry.createdBy };
      if (entry.type === 'comment')
        look(plainText(entry.text), (found) => ({ kind: 'comment', ...made, ...found }));
      else look(entry.name, (found) => ({ kind: 'attachment', ...made, ...found }));
    }
  }
  const here = (entity: { readonly documentId: number }) => entity.documentId === documentId;
  for (const { id, name, page, createdAt, createdBy } of [...state.bookmarks.values()]
    .filter(here)
    .filter(maySee)
    .toSorted(compareBookmarks))
    look(name, (found) => ({ kind: 'bookmark', documentId, id, page, createdAt, createdBy, ...found }));
  for (const note of [...state.notes.values()].filter(here).filter(maySee).toSorted(compareNotes)) {
    const { id: noteId, text, createdAt, createdBy } = note;
    const made = { documentId, noteId, createdAt, createdBy };
    look(plainText(text), (found) => ({ kind: 'note', ...made, id: noteId, ...found }));
    for (const { id, name } of note.data)
      look(name, (found) => ({ kind: 'noteAttachment', ...made, id, ...found }));
  }
  return hits;
}

async function textIn(
  state: FakeState,
  { id, uuid }: FakeDocument,
  input: Input,
  searchText: SearchText,
): Promise<CodeSearchHit[]> {
  const content = uploadOf(state, uuid)?.content;
  if (!content) throw refusal('NOT_FOUND');
  const { text, wholeWord = false, caseSensitive = false } = input;
  const hits = await searchText(content, text, { wholeWord, caseSensitive });
  return hits.map(({ excerpt, match, ...range }) => ({
    kind: 'text',
    documentId: id,
    excerpt,
    match,
    range,
  }));
}

/** The search over a Code. Without `searchText`, only annotations are searched. It knows no citations. */
export function createCodeSearchHandlers({ state }: FakeParts, searchText: SearchText | undefined) {
  return {
    search: async ({ input, code, user }): Promise<CodeSearchResult> => {
      if (input.in === 'documents' && !searchText)
        throw refusal('NOT_SERVED', 'No text search was plugged in');
      const documents: { id: number; hits: CodeSearchHit[] }[] = [];
      const { documentId } = input;
      const searched = documentsOf(state, code.id).filter(({ id }) => id === (documentId ?? id));
      if (searched.length === 0 && documentId !== undefined) throw refusal('NOT_FOUND');
      for (const document of searched) {
        const { id } = document;
        const isText = input.in === 'documents' && searchText;
        documents.push({
          id,
          hits: isText ? await textIn(state, document, input, searchText) : writtenIn(state, id, input, user),
        });
      }
      const all = documents.flatMap(({ hits }) => hits);
      const counts = documents.flatMap(({ id, hits }) =>
        hits.length > 0 ? [{ id, total: hits.length }] : [],
      );
      const counted = { total: all.length, documents: counts, unread: [] };
      return {
        ...pageOf(all, { ...input, limit: input.limit ?? 100 }),
        ...(input.cursor === undefined && counted),
      };
    },
  } satisfies FakeHandlers['codes'];
}
