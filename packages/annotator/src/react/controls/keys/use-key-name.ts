import { useTranslate, type Messages } from '@glossator/i18n';

type NamedKey = keyof Messages['annotator']['keyLabels'];
const NAMED: readonly string[] = ['Ctrl', 'Shift', 'Enter', 'Esc', 'Del'] satisfies readonly NamedKey[];
const isNamed = (key: string): key is NamedKey => NAMED.includes(key);

/** What is printed on a key (a character, or a name of `keyLabels`) of a keyboard of the user's language. */
export function useKeyName(): (key: string) => string {
  const t = useTranslate('annotator');
  return (key) => (isNamed(key) ? t(`keyLabels.${key}`) : key);
}
