import type { ApiCall } from '../support/api-steps';

/** A place of a word, as the server's search gives it. */
export interface Hit {
  readonly startPage: number;
  readonly startElement: number;
  readonly startCharacter: number;
  readonly endPage: number;
  readonly endElement: number;
  readonly endCharacter: number;
  readonly excerpt: string;
  readonly match: { readonly start: number; readonly end: number };
}

const AT_ONCE = 16;
const COLORS = 5;

/** All places of a word in a document, up to a few thousand. */
export async function placesOf(api: ApiCall, documentId: number, text: string): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ text, wholeWord: 'true', limit: '1000', ...(cursor && { cursor }) });
    const answer = await api<{ data: Hit[]; next?: string }>(
      'GET',
      `/documents/${documentId}/search?${query}`,
    );
    hits.push(...answer.data);
    cursor = answer.next;
  } while (cursor !== undefined && hits.length < 8000);
  return hits;
}

/** Marks a place; returns the Selection's id. */
export async function mark(api: ApiCall, documentId: number, hit: Hit, color: string): Promise<number> {
  const { excerpt, match, ...range } = hit;
  const text = excerpt.slice(match.start, match.end);
  const made = await api<{ id: number }>('POST', '/selections', { documentId, text, color, ...range });
  return made.id;
}

/** Marks many places, several at once, with a comment on every tenth. */
export async function markAll(api: ApiCall, documentId: number, hits: readonly Hit[]): Promise<void> {
  const queue = hits.entries();
  const work = async () => {
    for (const [index, hit] of queue) {
      const selectionId = await mark(api, documentId, hit, `COLOR_${(index % COLORS) + 1}`);
      if (index % 10 === 0)
        await api('POST', '/selections/comments', {
          selectionId,
          text: `Remark ${index}. `.repeat(1 + (index % 9)),
        });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
