import type { TextSelection } from '@glossator/client-sdk/contract';
import { foldText } from '@glossator/document-text';

/** Text for comparison: without regard to case, accents and line ends. */
const fold = (text: string): string => foldText(text).folded;

/** The Selections that contain every word of a filter: in the quote, a comment, an attachment's name or an author's name. */
export function filterAnnotations(items: readonly TextSelection[], filter: string): readonly TextSelection[] {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const entries = item.data.flatMap((entry) => [
      entry.type === 'comment' ? entry.text : entry.name,
      entry.createdBy.name,
    ]);
    const text = fold([item.text, item.createdBy.name, item.name ?? '', ...entries].join(' '));
    return words.every((word) => text.includes(word));
  });
}
