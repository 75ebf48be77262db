import { Moon, Sun, SunMoon } from 'lucide-react';
import { useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { LaterMenu } from './LaterMenu';

const NAMES = { light: 'nav.themeLight', dark: 'nav.themeDark', auto: 'nav.themeAuto' } as const;
const ICONS = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** The choice between light, dark and the system's theme. */
export function ThemeMenu() {
  const t = useTranslate('host');
  const { theme } = useServices().appearance;
  const current = usePreference(theme);
  const Icon = ICONS[current];
  return (
    <LaterMenu
      label={t('nav.theme')}
      items={(['light', 'dark', 'auto'] as const).map((key) => ({
        key,
        label: t(NAMES[key]),
        isChosen: key === current,
        onChoose: () => theme.set(key),
      }))}
    >
      <Icon size="1.21em" aria-hidden />
    </LaterMenu>
  );
}
