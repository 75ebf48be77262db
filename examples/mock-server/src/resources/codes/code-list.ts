import type { CodeOrder } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';
import {
  firstOf,
  keyNumber,
  keyOfCursor,
  cursorOfKey,
  type PageOf,
  type PageRequest,
} from '../../calls/paging';
import type { EnteredCode } from '../../permissions/code-access';

/** What of a list of Codes is wanted. `search` is looked for in titles, without regard to case and accents. */
export interface CodeListRequest extends PageRequest {
  readonly search?: string | undefined;
  readonly orderBy: CodeOrder;
}

/** A Code of a list; another object as soon as its head, or what is known of its inside, has been written. */
export interface ListedCode {
  readonly entered: Pick<EnteredCode, 'code' | 'access'>;
  /** Its title as it is searched. */
  readonly folded: string;
}

/** Codes in every order, so that a page costs what is on it, however many there are. */
export interface CodeList {
  readonly size: number;
  /** Those that are shown, in no certain order. */
  codes(): Iterable<ListedCode>;
  get(codeId: number): ListedCode | undefined;
  /** Adds a Code, or puts it in the place of the one with its id. One that is not shown is kept without being listed. */
  put(entered: ListedCode['entered'], isShown: boolean): void;
  delete(codeId: number): void;
  /** Something else is known of a Code's inside now. */
  renew(codeId: number): void;
  /** A page of those that are shown, and how many there are on all pages. */
  page(request: CodeListRequest): PageOf<ListedCode> & { readonly total: number };
}

type Field = 'title' | 'created' | 'updated';

const FIELDS: Readonly<Record<CodeOrder, Field>> = {
  title: 'title',
  '-title': 'title',
  created_at: 'created',
  '-created_at': 'created',
  '-updated_at': 'updated',
};

/** Codes of a page when the caller names no limit. */
const DEFAULT_LIMIT = 100;
/** Units of a title that count for its place. */
const SORTED_BY = 255;

/** Makes an empty list. An order is made when it is first wanted. */
export function createCodeList(): CodeList {
  const all = new Map<number, ListedCode>();
  const shown = new Map<number, ListedCode>();
  const orders = new Map<Field, string[]>();

  const order = (field: Field): readonly string[] => {
    const made =
      orders.get(field) ?? Array.from(shown.values(), (listed) => keyOf(listed, field)).toSorted(byUnits);
    orders.set(field, made);
    return made;
  };
  const hide = (codeId: number): void => {
    const listed = shown.get(codeId);
    if (!listed) return;
    shown.delete(codeId);
    for (const [field, keys] of orders) keys.splice(placeOf(keys, keyOf(listed, field)), 1);
  };
  const show = (listed: ListedCode): void => {
    shown.set(listed.entered.code.id, listed);
    for (const [field, keys] of orders) {
      const key = keyOf(listed, field);
      keys.splice(placeOf(keys, key), 0, key);
    }
  };

  return {
    get size() {
      return all.size;
    },
    codes: () => shown.values(),
    get: (codeId) => all.get(codeId),
    put(entered, isShown) {
      const { id, title } = entered.code;
      const before = all.get(id);
      const folded = before?.entered.code.title === title ? before.folded : foldTitle(title);
      const listed = { entered, folded };
      all.set(id, listed);
      hide(id);
      if (isShown) show(listed);
    },
    delete(codeId) {
      all.delete(codeId);
      hide(codeId);
    },
    renew(codeId) {
      const listed = all.get(codeId);
      if (!listed) return;
      const renewed = { ...listed };
      all.set(codeId, renewed);
      if (shown.has(codeId)) shown.set(codeId, renewed);
    },
    page({ search = '', orderBy, limit = DEFAULT_LIMIT, cursor }) {
      const wanted = foldTitle(search);
      const fits = ({ folded }: ListedCode): boolean => folded.includes(wanted);
      const keys = order(FIELDS[orderBy]);
      const step = orderBy.startsWith('-') ? -1 : 1;
      const found: ListedCode[] = [];
      for (let at = firstPlace(keys, step, cursor); at >= 0 && at < keys.length; at += step) {
        const listed = shown.get(idIn(keys[at] ?? ''));
        if (listed && fits(listed) && found.push(listed) > limit) break;
      }
      const data = firstOf(found, { start: 0, limit, bytesOf: ({ entered }) => bytesOf(entered.code.title) });
      const last = data.at(-1);
      return {
        data,
        total: wanted === '' ? shown.size : countOf(shown.values(), fits),
        ...(last && data.length < found.length && { next: cursorOfKey(keyOf(last, FIELDS[orderBy])) }),
      };
    },
  };
}

/** A title as titles are compared. */
export function foldTitle(title: string): string {
  return foldText(title).folded.trim();
}

/** Where the first key after a cursor is; beyond either end where there is none. */
function firstPlace(keys: readonly string[], step: 1 | -1, cursor: string | undefined): number {
  if (cursor === undefined) return step === 1 ? 0 : keys.length - 1;
  const after = keyOfCursor(cursor);
  const place = placeOf(keys, after);
  if (step === -1) return place - 1;
  return keys[place] === after ? place + 1 : place;
}

/** Where a key is among sorted ones, or would be. */
function placeOf(keys: readonly string[], key: string): number {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] ?? '') < key) from = middle + 1;
    else to = middle;
  }
  return from;
}

function keyOf({ entered: { code }, folded }: ListedCode, field: Field): string {
  return `${valueOf(field)}\u0000${keyNumber(code.id)}`;

  function valueOf(of: Field): string {
    if (of === 'created') return code.createdAt;
    if (of === 'updated') return code.updatedAt;
    // A cursor is made of it: what is no text (half of a pair) would come back as something else, and folding may make it long.
    return folded.slice(0, SORTED_BY).replaceAll(/\p{Cs}/gu, '\ufffd');
  }
}

function idIn(key: string): number {
  return Number(key.slice(key.lastIndexOf('\u0000') + 1));
}

function byUnits(one: string, other: string): number {
  return one < other ? -1 : 1;
}

/** What a Code takes in an answer, about. */
function bytesOf(title: string): number {
  return 512 + Buffer.byteLength(title);
}

function countOf<T>(items: Iterable<T>, fits: (item: T) => boolean): number {
  let count = 0;
  for (const item of items) if (fits(item)) count += 1;
  return count;
}
