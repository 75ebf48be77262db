import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLocale } from '@glossator/i18n';

/** Lets the component library announce and sort in the chosen language; stands around what uses it. */
export function AriaWords({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useLocale()}>{children}</I18nProvider>;
}
