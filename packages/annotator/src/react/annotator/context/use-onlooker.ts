import { useMemo } from 'react';
import type { Onlooker } from '../../../core/entities/entity-facets';
import { useAnnotatorState } from './annotator-context';

/** The user, as far as it matters what is new to them and what is about them. */
export function useOnlooker(): Onlooker {
  const userId = useAnnotatorState(({ access }) => access.userId);
  const since = useAnnotatorState(({ visits }) => visits.since);
  return useMemo(() => ({ userId, since }), [userId, since]);
}
