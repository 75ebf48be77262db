import { Globe } from 'lucide-react';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-badges.module.css';

/** Who sees a Code: a draft, published to those it is shared with, or public. A draft is public once it is published. */
export function PublicationBadge({ code }: { readonly code: Pick<CodeSummary, 'publication' | 'isPublic'> }) {
  const t = useTranslate('host');
  const state = code.publication === 'draft' ? 'draft' : code.isPublic ? 'public' : 'published';
  return (
    <span
      className={classNames(primitives['pill'], css['badge'], css[state])}
      title={t(`library.publication.${state}.text`)}
    >
      {state === 'public' && <Globe size="0.93em" aria-hidden />}
      {t(`library.publication.${state}.name`)}
    </span>
  );
}
