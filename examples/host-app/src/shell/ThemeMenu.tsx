import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { TopBarMenu } from './TopBarMenu';

const ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** The choice between light, dark and the system's theme. */
export function ThemeMenu() {
  const t = useTranslate('host');
  const { theme } = useServices().appearance;
  const current = usePreference(theme);
  const Icon = ICONS[current];
  return (
    <TopBarMenu
      label={t('nav.theme')}
      selected={current}
      entries={[
        { id: 'light', label: t('nav.themeLight'), onAction: () => theme.set('light') },
        { id: 'dark', label: t('nav.themeDark'), onAction: () => theme.set('dark') },
        { id: 'auto', label: t('nav.themeAuto'), onAction: () => theme.set('auto') },
      ]}
    >
      <Icon size="1.21em" aria-hidden />
    </TopBarMenu>
  );
}
