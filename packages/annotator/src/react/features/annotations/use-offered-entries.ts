import type { TextSelection } from '@glossator/client-sdk/contract';
import { useMemo } from 'react';
import { useOffers } from '../../annotator/context/annotator-context';

/** What is written on a highlight and attached to it, as far as that is offered. */
export function useOfferedEntries({ data }: Pick<TextSelection, 'data'>): TextSelection['data'] {
  const { comments, attachments } = useOffers();
  return useMemo(
    () =>
      comments && attachments
        ? data
        : data.filter(({ type }) => (type === 'comment' ? comments : attachments)),
    [data, comments, attachments],
  );
}
