import type { Code, CodeDocument, TextSelection } from '@glossator/client-sdk/contract';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import type { TextRange } from '@glossator/document-text';
import { openAs } from '../support/account-steps';
import type { Person } from '../support/account-steps';
import type { ApiCall } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { newOrganiser, publishLaws, upload } from '../support/organiser';
import type { Organiser } from '../support/organiser';
import type { UpdateWorld } from './update-world';
import type { DrawnPassage } from './drawn-passages';
import { lawVersions } from './law-versions';
import type { LawVersions, Passage } from './law-versions';
import type { Verdict } from './true-places';

const AT_ONCE = 12;
/** How often the server is polled for the comparison, and how long that may take. */
const POLLING = { timeout: 90_000, intervals: [200] };

/** The annotations that were made, by their ids. */
export type Annotated<Marked extends DrawnPassage = Passage> = ReadonlyMap<number, Marked>;

/** The document of that title in a Code. */
export function documentOf(code: Pick<Code, 'documents'>, title: string): CodeDocument {
  const found = code.documents.find((document) => document.title === title);
  if (!found) throw new Error(`The Code has no document ${title}`);
  return found;
}

/** Marks passages of a document, several at once, with a comment on every tenth. */
export async function annotate<Marked extends DrawnPassage>(
  api: ApiCall,
  documentId: number,
  passages: readonly Marked[],
): Promise<Annotated<Marked>> {
  const made = new Map<number, Marked>();
  const queue = passages.entries();
  const work = async () => {
    for (const [index, passage] of queue) {
      const { text, startPage, startElement, startCharacter, endPage, endElement, endCharacter } = passage;
      const place = { text, startPage, startElement, startCharacter, endPage, endElement, endCharacter };
      const color = `COLOR_${(index % 5) + 1}`;
      const { id } = await api<TextSelection>('POST', '/selections', { documentId, color, ...place });
      made.set(id, passage);
      if (index % 10 === 0)
        await api('POST', '/selections/comments', { selectionId: id, text: `Remark ${index}` });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return made;
}

/** Gives a document another file, as its next Version. */
export async function replaceFile(
  organiser: Organiser,
  { id, codeId, title }: Pick<CodeDocument, 'id' | 'codeId' | 'title'>,
  file: string,
): Promise<void> {
  const uuid = await upload(organiser, file);
  await organiser.api('POST', '/documents', { codeId, id, title, uuid });
}

/** The Code as its Update would make it, once everything has been compared. */
export async function whenCompared(api: ApiCall, codeId: number): Promise<Code> {
  const planned = () => api<Code>('GET', `/codes/${codeId}?showUpdates=true`);
  const states = async () =>
    (await planned()).documents.flatMap(({ comparison }) => (comparison ? [comparison.state] : []));
  await expect.poll(async () => (await states()).includes('running'), POLLING).toBe(false);
  const code = await planned();
  expect(code.hasUpdate).toBe(true);
  return code;
}

/** Gives a document another file, as its next Version, and waits until the two texts have been compared. */
export async function updateFile(
  organiser: Organiser,
  document: Pick<CodeDocument, 'id' | 'codeId' | 'title'>,
  file: string,
): Promise<void> {
  await replaceFile(organiser, document, file);
  await whenCompared(organiser.api, document.codeId);
}

/** Approves the pending Update of a Code. */
export async function approveUpdate(api: ApiCall, codeId: number): Promise<void> {
  await api<Code>('POST', `/codes/${codeId}/review`, { reviewResult: 'approve' });
}

/** All annotations of a document; `query` asks for those of a Version, or of the Update. */
export async function annotationsOf(
  api: ApiCall,
  documentId: number,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly TextSelection[]> {
  const all: TextSelection[] = [];
  let cursor: string | undefined;
  do {
    const search = new URLSearchParams({ limit: '500', ...query, ...(cursor !== undefined && { cursor }) });
    const answer = await api<{ data: TextSelection[]; next?: string }>(
      'GET',
      `/documents/${documentId}/selections?${search}`,
    );
    all.push(...answer.data);
    cursor = answer.next;
  } while (cursor !== undefined);
  return all;
}

/** Everything that an Update may change: documents with their files, annotations with their comments. */
export async function stateOf(api: ApiCall, codeId: number): Promise<unknown> {
  const { documents, title, hasUpdate } = await api<Code>('GET', `/codes/${codeId}`);
  const annotations = await Promise.all(documents.map(({ id }) => annotationsOf(api, id)));
  return { documents, title, hasUpdate, annotations };
}

/** The passage that an annotation marked before it was carried over, by its place there. */
export function byOldPlace(passages: readonly Passage[]): (selection: TextSelection) => Passage | undefined {
  const keyOf = ({ startPage, startElement, startCharacter, endPage, endElement, endCharacter }: TextRange) =>
    [startPage, startElement, startCharacter, endPage, endElement, endCharacter].join();
  const known = new Map(passages.map((passage) => [keyOf(passage), passage]));
  return (selection) => known.get(keyOf(selection.carriedOver?.from ?? selection));
}

/** A law of a new account: published in a Code of its own, of which it is the only document. */
export async function publishLaw(
  { server, folder }: Pick<UpdateWorld, 'server' | 'folder'>,
  person: Person,
  pair: string,
) {
  const law = await lawVersions(pair, folder);
  const organiser = await newOrganiser(server, person);
  const code = await publishLaws(organiser, 'A law', { Law: law.oldFile });
  return { law, organiser, api: organiser.api, code, document: documentOf(code, 'Law') };
}

/** Opens the review of a Code in a window of its own, and waits until it shows what changes. */
export async function openReview(
  browser: Browser,
  { server, said }: Pick<UpdateWorld, 'server' | 'said'>,
  { person, codeId }: { readonly person: Person; readonly codeId: number },
): Promise<Page> {
  const page = await openWindow(browser, said);
  await openAs(page, server, person, `/codes/${codeId}/review`);
  await changesAreShown(page);
  return page;
}

/** Waits until the open review shows what changes. */
export async function changesAreShown(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ changes in \d+ articles$/)).toBeVisible({ timeout: 90_000 });
}

/** The outcomes of a document's annotations, and those that are wrong. */
export interface Outcome {
  readonly judged: number;
  readonly right: number;
  readonly wrong: readonly string[];
  readonly notRight: readonly string[];
}

/** Compares the places of annotations with where they belong; `passageOf` says what each of them marked. */
export function judgePlaces(
  now: readonly TextSelection[],
  judge: LawVersions['judge'],
  passageOf: (selection: TextSelection) => Passage | undefined,
): Outcome {
  const counted = now.flatMap((selection): { verdict: Verdict; line: string }[] => {
    const passage = passageOf(selection);
    if (!passage) throw new Error(`Nobody made annotation ${selection.id}`);
    const verdict = judge(passage.truth, selection);
    if (verdict === 'notCounted') return [];
    const { status, text, carriedOver } = selection;
    const line = `${verdict}: ${passage.truth.label} “${passage.text}” is ${status} “${text}” ${JSON.stringify(carriedOver?.reason)}`;
    return [{ verdict, line }];
  });
  const linesOf = (isWanted: (verdict: Verdict) => boolean) =>
    counted.flatMap(({ verdict, line }) => (isWanted(verdict) ? [line] : []));
  return {
    judged: counted.length,
    right: counted.filter(({ verdict }) => verdict === 'right').length,
    wrong: linesOf((verdict) => verdict === 'wrong'),
    notRight: linesOf((verdict) => verdict !== 'right'),
  };
}
