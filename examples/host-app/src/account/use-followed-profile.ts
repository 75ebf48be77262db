import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { DetailsFormHandle } from '../auth/use-details-form';
import { isSame, keysOf, useOvertaken } from '../forms/use-overtaken';
import type { Profile } from './profile-fields';

/** Whether the user has touched a field, as the form notes it: of a list, entry by entry. */
function isTouched(dirty: unknown): boolean {
  return Array.isArray(dirty) ? dirty.some(Boolean) : dirty === true;
}

/**
 * Lets the form of the profile follow the profile (the same object until that changes) where the user has not touched it. Gives what was changed
 * elsewhere of what they are changing (`elsewhere`), takes that for one field (`take`), and notes what was saved (`settle`).
 */
export function useFollowedProfile(form: DetailsFormHandle, stored: Profile) {
  const { control, dirtyFields, getValues, resetField } = form;
  const typed = useWatch({ control });
  const elsewhere = useOvertaken(
    stored,
    (field) => isTouched(dirtyFields[field]) && !isSame(typed[field], stored[field]),
  );
  useEffect(() => {
    for (const field of keysOf(stored))
      if (!isTouched(dirtyFields[field]) && !isSame(getValues(field), stored[field]))
        resetField(field, { defaultValue: stored[field] });
  }, [dirtyFields, getValues, resetField, stored]);
  return {
    elsewhere,
    take: (field: keyof Profile) => resetField(field, { defaultValue: stored[field] }),
    settle(saved: Profile) {
      for (const field of keysOf(saved)) resetField(field, { defaultValue: saved[field] });
    },
  };
}
