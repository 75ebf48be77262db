import type { Code, CodeDocument } from '@glossator/client-sdk/contract';

/** What deleting a document means: it goes at once from a draft, is taken out of the Update that added it, or goes when the Update is approved. */
export function deletionOf(code: Code, { warnings = [] }: CodeDocument): 'draft' | 'added' | 'update' {
  const isCollected = code.publication === 'published' || code.update !== undefined;
  if (!isCollected) return 'draft';
  return warnings.includes('added') ? 'added' : 'update';
}
