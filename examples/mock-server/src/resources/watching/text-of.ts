import { createHash } from 'node:crypto';
import { ProblemError } from '../../problems/problem-error';
import { hasNoText } from '../documents/text/has-no-text';
import type { TextStore } from '../documents/text/text-store';

/**
 * Identifies the text of a stored PDF, page by page: files of the same text differ in their dates, numbers and fonts alone. Undefined where a page
 * was not read or is a picture, for then something may have changed that is not in the text.
 */
export async function textOf(
  texts: Pick<TextStore, 'pages' | 'unread'>,
  uuid: string,
): Promise<string | undefined> {
  try {
    const [pages, unread] = [await texts.pages(uuid), await texts.unread(uuid)];
    if (unread.length > 0 || pages.some(hasNoText)) return undefined;
    return createHash('sha256')
      .update(JSON.stringify(pages.map(({ elements }) => elements.join(''))))
      .digest('hex');
  } catch (error) {
    // It cannot be read, or not now: whether it may become a Version is found out elsewhere.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
