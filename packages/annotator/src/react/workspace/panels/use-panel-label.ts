import { useLocale, useTranslate } from '@glossator/i18n';
import { isOwnTab, LEFT_TABS, RIGHT_TABS, type PanelSide } from '../../../core/panels/state';

const COUNTS = { left: LEFT_TABS.length, right: RIGHT_TABS.length };

/** What a panel is called: by all that can be in it, or where some is missing or the host adds some, like its tabs. */
export function usePanelLabel(
  side: PanelSide,
  tabs: readonly { readonly tab: string; readonly label: string }[],
): string {
  const t = useTranslate('annotator');
  const locale = useLocale();
  if (tabs.length === COUNTS[side] && !tabs.some(({ tab }) => isOwnTab(tab))) return t(`panels.${side}`);
  return new Intl.ListFormat(locale).format(tabs.map(({ label }) => label));
}
