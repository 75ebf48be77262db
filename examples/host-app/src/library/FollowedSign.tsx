import { Link2 } from 'lucide-react';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import css from './glossator-library.module.css';

interface FollowedSignProps {
  readonly code: CodeSummary;
  /** Those shown with it, among which the one it follows may be. */
  readonly codes: readonly CodeSummary[];
}

/** Says what a linked copy follows; nothing for other Codes. */
export function FollowedSign({ code: { followedCodeId }, codes }: FollowedSignProps) {
  const t = useTranslate('host');
  if (followedCodeId === undefined) return null;
  const original = codes.find(({ id }) => id === followedCodeId);
  return (
    <span className={css['follows']}>
      <Link2 size="1.07em" aria-hidden />
      {original ? t('copying.followsTitle', { title: original.title }) : t('copying.followsShort')}
    </span>
  );
}
