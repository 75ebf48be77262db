import { useEffect } from 'react';
import { usePreference } from './preferences';
import { useServices } from './services';

const DARK = '(prefers-color-scheme: dark)';

/** Puts the chosen theme on the page's root, where dialogs and menus find it too. */
export function Theme() {
  const { appearance } = useServices();
  const choice = usePreference(appearance.theme);
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const apply = () => {
      const isDark = choice === 'dark' || (choice === 'auto' && system.matches);
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
      document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [choice]);
  return null;
}
