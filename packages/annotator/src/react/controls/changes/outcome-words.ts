import type { CarryOverReason, TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';

type Words = ReturnType<typeof useTranslate<'annotator'>>;

/** Why something was carried over as it was, in words for a chip: "text identical", "moved from Art. 12 to Art. 12a, 3 words changed". */
export function reasonWords(reason: CarryOverReason, t: Words): string {
  const { kind, changedWords, places = 0 } = reason;
  if (kind === 'words-changed') return t('outcomes.reasons.words-changed', { count: changedWords });
  if (kind === 'several-places') return t('outcomes.reasons.several-places', { count: places });
  if (kind !== 'moved') return t(`outcomes.reasons.${kind}`);
  const moved = moveWords(reason, t);
  if (changedWords === 0) return moved;
  return t('outcomes.and', {
    reason: moved,
    more: t('outcomes.reasons.words-changed', { count: changedWords }),
  });
}

/** A reason without its new place, for where that stands beside it anyway. */
export function withoutTarget(reason: CarryOverReason): CarryOverReason {
  const { to, ...rest } = reason;
  return rest.from === to ? reason : rest;
}

function moveWords({ from, to }: CarryOverReason, t: Words): string {
  if (from === to) return t('outcomes.reasons.moved');
  if (from !== undefined && to !== undefined) return t('outcomes.reasons.movedFromTo', { from, to });
  if (from !== undefined) return t('outcomes.reasons.movedFrom', { from });
  return to === undefined ? t('outcomes.reasons.moved') : t('outcomes.reasons.movedTo', { to });
}

/** Says why an annotation is carried over as it is; one that never moved has the same text. */
export function useReasonText(): (selection: Pick<TextSelection, 'carriedOver'>) => string {
  const t = useTranslate('annotator');
  return useCallback(
    ({ carriedOver }) => (carriedOver ? reasonWords(carriedOver.reason, t) : t('outcomes.reasons.identical')),
    [t],
  );
}
