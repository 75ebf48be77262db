import type { ThemeChoice } from './appearance';

const DARK = '(prefers-color-scheme: dark)';

/** Puts a theme on the page's root, where dialogs and menus find it too, and follows the system where that is chosen. Gives what ends it. */
export function followTheme(choice: ThemeChoice): () => void {
  const system = window.matchMedia(DARK);
  const apply = () => {
    const isDark = choice === 'dark' || (choice === 'auto' && system.matches);
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
    document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
  return () => system.removeEventListener('change', apply);
}
