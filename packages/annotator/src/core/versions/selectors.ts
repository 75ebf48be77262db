import type { DocumentVersion } from '@glossator/client-sdk/contract';
import type { AnnotatorState } from '../features';

/** A Version of the active document by its number, where it was read. */
export function selectVersion({ versions }: AnnotatorState, number: number): DocumentVersion | undefined {
  return versions.items.find((version) => version.number === number);
}
