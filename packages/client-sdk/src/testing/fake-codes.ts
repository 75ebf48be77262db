import type { CodeOrder, CodeSummary } from '../contract/index';
import { pageOf } from './fake-handlers';
import type { FakeHandlers, FakeParts } from './fake-handlers';
import { documentsOf, selectionsOf } from './fake-state';
import { changeLegend } from './fake-legend';
import type { FakeCode, FakeState, FakeUser } from './fake-state';
import { showCode, showSummary } from './fake-views';

/** Text without case and accents, for comparing titles. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

const byTitle = (one: CodeSummary, other: CodeSummary) =>
  one.title.localeCompare(other.title, 'en', { sensitivity: 'base', numeric: true }) || one.id - other.id;
const byCreation = (one: CodeSummary, other: CodeSummary) =>
  one.createdAt.localeCompare(other.createdAt) || one.id - other.id;
const byUpdate = (one: CodeSummary, other: CodeSummary) =>
  one.updatedAt.localeCompare(other.updatedAt) || one.id - other.id;

const ORDERS: Readonly<Record<CodeOrder, (one: CodeSummary, other: CodeSummary) => number>> = {
  created_at: byCreation,
  '-created_at': (one, other) => byCreation(other, one),
  title: byTitle,
  '-title': (one, other) => byTitle(other, one),
  '-updated_at': (one, other) => byUpdate(other, one),
};

/** Removes a document with its Selections, bookmarks and notes. */
export function removeDocument(state: FakeState, documentId: number): void {
  for (const { id } of selectionsOf(state, documentId)) state.selections.delete(id);
  for (const bookmark of state.bookmarks.values())
    if (bookmark.documentId === documentId) state.bookmarks.delete(bookmark.id);
  for (const note of state.notes.values()) if (note.documentId === documentId) state.notes.delete(note.id);
  state.documents.delete(documentId);
}

/** Notes that a Code has changed now. */
export function touchCode(state: FakeState, code: FakeCode): void {
  code.updatedAt = state.moment();
}

/** Removes a Code with everything in it for good. */
export function forgetCode(state: FakeState, code: FakeCode): void {
  for (const { id } of documentsOf(state, code.id)) removeDocument(state, id);
  state.codes.delete(code.id);
}

/** What listeners hear of as a change of the Code itself. */
function headOf({ title, coverColor, publication, isPublic, citationStyle }: FakeCode): string {
  return JSON.stringify([title, coverColor, publication, isPublic, citationStyle]);
}

/** Calls under `/codes` (decisions.md section 4). */
export function createCodeHandlers({ state, emit }: FakeParts) {
  const make = (user: FakeUser, given: Partial<Pick<FakeCode, 'title' | 'coverColor' | 'publication'>>) => {
    const moment = state.moment();
    const code: FakeCode = {
      id: state.nextId('code'),
      title: '',
      coverColor: 'color-1',
      publication: 'draft',
      ...given,
      isPublic: false,
      owner: user,
      members: new Map([[user.profile.id, 'owner']]),
      colors: [],
      legend: [],
      createdAt: moment,
      updatedAt: moment,
    };
    state.codes.set(code.id, code);
    return code;
  };
  return {
    codes: {
      list: ({ input, user }) => {
        const wanted = fold(input.search ?? '');
        const seen = [...state.codes.values()].filter((code) =>
          input.isPublic
            ? code.isPublic && code.publication === 'published'
            : code.members.has(user.profile.id),
        );
        const found = seen.filter((code) => fold(code.title).includes(wanted));
        const summaries = found.map((code) => showSummary(state, code, user));
        return { ...pageOf(summaries.toSorted(ORDERS[input.orderBy]), input), total: summaries.length };
      },
      get: ({ code, user }) => showCode(state, code, user),
      create: ({ input: { title = '', coverColor = 'color-1' }, user }) =>
        showCode(state, make(user, { title, coverColor }), user),
      // Without documents: there is no statute in memory.
      createSample: ({ input: { title }, user }) => {
        const code = make(user, { title, publication: 'published' });
        code.isSample = true;
        return { id: code.id };
      },
      update: ({ input, code, user, clientId }) => {
        const before = headOf(code);
        code.title = input.title ?? code.title;
        code.coverColor = input.coverColor ?? code.coverColor;
        code.publication = input.publication ?? code.publication;
        code.isPublic = input.isPublic ?? code.isPublic;
        const { citationStyle = code.citationStyle } = input;
        code.citationStyle = citationStyle === 'auto' ? undefined : citationStyle;
        touchCode(state, code);
        if (headOf(code) !== before) emit(code.id, 'CODE/UPDATE', { codeId: code.id }, clientId);
        return showCode(state, code, user);
      },
      setColor: ({ input, code, user, clientId }) => {
        const before = JSON.stringify([code.colors, code.legend]);
        changeLegend(state, code, input, user);
        const { colors, legend } = showCode(state, code, user);
        const data = { codeId: code.id, colors, legend };
        const { color: to, replaces: from } = input;
        const event = { ...data, ...(from !== undefined && { replaced: { from, to } }) };
        if (JSON.stringify([code.colors, code.legend]) !== before)
          emit(code.id, 'CODE_COLORS/UPDATE', event, clientId);
        return colors;
      },
    },
  } satisfies FakeHandlers;
}
