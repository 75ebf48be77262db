import { useEffect } from 'react';
import { followTheme } from './follow-theme';
import { usePreference } from './preferences';
import { useServices } from './services';

/** Puts the chosen theme on the page. */
export function Theme() {
  const { appearance } = useServices();
  const choice = usePreference(appearance.theme);
  useEffect(() => followTheme(choice), [choice]);
  return null;
}
