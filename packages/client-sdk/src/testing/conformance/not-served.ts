import { listOperations } from '../../contract/index';
import type { Operation, OperationName } from '../../contract/index';

/** The calls that nobody serves yet: they answer 501. It only shrinks. */
export const NOT_SERVED: readonly OperationName[] = [];

/** The calls that the fake api does not serve besides: Updates and what comes of them, for which it would have to compare texts, documents that it would have to typeset, articles that it would have to recognize, and data of accounts that it would have to pack. */
export const NOT_FAKED: readonly OperationName[] = [
  ...NOT_SERVED,
  'codes.copy',
  'codes.review',
  'codes.changes',
  'codes.updates',
  'codes.updateReport',
  'codes.annotationsDocument',
  'account.export',
  'account.startImport',
  'documents.changes',
  'documents.articleText',
  'documents.structure',
  'documents.synopsis',
  'documents.versions',
];

/** The operations that are served where `missing` are not, with their names. */
export function listServed(
  missing: readonly string[],
): readonly { readonly name: string; readonly operation: Operation }[] {
  return listOperations().filter(({ name }) => !missing.includes(name));
}
