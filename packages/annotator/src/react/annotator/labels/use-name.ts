import type { UserRef } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';

/** Names people: whoever has no account any more is a former user in the reader's language. */
export function useName(): (user: UserRef) => string {
  const t = useTranslate('annotator');
  return ({ name, isFormer }) => (isFormer ? t('formerUser') : name);
}
