import type { TextChange } from '@glossator/client-sdk/contract';
import type { ChangeKind } from './state';

/** What a change is to a reader: a paragraph in which words were only inserted, or only deleted, is not called replaced. */
export function kindOfChange({ kind, words }: TextChange): ChangeKind {
  if (kind !== 'replaced') return kind;
  const [first] = words;
  return first && words.every((word) => word.kind === first.kind) ? first.kind : kind;
}
