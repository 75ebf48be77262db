import type { BinnedCode } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate, writeBytes } from '@glossator/i18n';
import { useState } from 'react';
import { useDateFormat } from '../app/use-date-format';
import { coverStyle } from '../library/cover';
import { PublicationBadge } from '../library/PublicationBadge';
import { Button } from '../ui/Button';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-bin.module.css';

const DAY_MS = 86_400_000;

/** Whole days until a moment, the one that has begun counted. */
export function daysUntil(moment: string, now: number): number {
  return Math.max(1, Math.ceil((Date.parse(moment) - now) / DAY_MS));
}

interface BinRowProps {
  readonly code: BinnedCode;
  readonly isPending: boolean;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

/** A deleted Code: what it is, how long it can be restored, and what can be done with it. */
export function BinRow({ code, isPending, onRestore, onRemove }: BinRowProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const written = useDateFormat('day');
  const [now] = useState(() => Date.now());
  const title = code.title || t('library.untitled');
  return (
    <tr>
      <td>
        <span className={css['what']}>
          <span className={css['spine']} style={coverStyle(code.coverColor)} />
          <span className={css['words']}>
            <span className={css['title']}>{title}</span>
            <PublicationBadge code={code} />
            {code.membersCount > 0 && (
              <span className={primitives['quiet']}>{t('bin.members', { count: code.membersCount })}</span>
            )}
          </span>
        </span>
      </td>
      <td>{written(code.deletedAt)}</td>
      <td title={written(code.removedAt)}>{t('bin.daysLeft', { days: daysUntil(code.removedAt, now) })}</td>
      <td className={primitives['number']}>{writeBytes(code.storageBytes, locale)}</td>
      <td>
        <span className={css['actions']}>
          <Button disabled={isPending} onClick={onRestore} aria-label={t('bin.restoreOne', { title })}>
            {t('bin.restore')}
          </Button>
          <Button
            look="quiet"
            disabled={isPending}
            onClick={onRemove}
            aria-label={t('bin.removeOne', { title })}
          >
            {t('bin.remove')}
          </Button>
        </span>
      </td>
    </tr>
  );
}
