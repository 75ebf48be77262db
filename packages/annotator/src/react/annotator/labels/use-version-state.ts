import type { CodeDocument } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { useDay } from '../../controls/dates/use-day';

/** What distinguishes a Version: its label, the day of its law, else when it was uploaded. */
export type StatedVersion = Omit<NonNullable<CodeDocument['version']>, 'number'>;

/** Names the state of the law that a Version has ("in force 1 January 2020"), or when it was uploaded where nothing else is known. */
export function useVersionState(): (version: StatedVersion) => string {
  const stateOf = useLegalState();
  const day = useDay();
  return useCallback((version) => stateOf(version) ?? day(version.createdAt), [stateOf, day]);
}

/** The same, undefined where nothing but the day of the upload is known. */
export function useLegalState(): (version: Pick<StatedVersion, 'legalDate' | 'label'>) => string | undefined {
  const t = useTranslate('annotator');
  const day = useDay();
  return useCallback(
    ({ legalDate, label }) => {
      if (label !== undefined) return label;
      // Noon: the day is the same in every part of the world.
      return legalDate === undefined
        ? undefined
        : t('versions.inForce', { date: day(`${legalDate}T12:00:00`) });
    },
    [t, day],
  );
}
