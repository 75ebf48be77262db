import { Link } from 'react-router-dom';
import type { CodeSummary } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../app/use-date-format';
import { CodeMenu } from './CodeMenu';
import { PublicationBadge } from './PublicationBadge';
import { FollowedSign } from './FollowedSign';
import { coverStyle } from './cover';
import { classNames } from '../ui/class-names';
import primitives from '../ui/glossator-primitives.module.css';
import css from './glossator-library.module.css';

interface CodesTableProps {
  readonly codes: readonly CodeSummary[];
  /** Whether they are one's own and shared ones: among public ones none need say that it is public. */
  readonly isOwn: boolean;
}

/** Codes as a dense table. */
export function CodesTable({ codes, isOwn }: CodesTableProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const written = useDateFormat('day');
  const number = new Intl.NumberFormat(locale);
  return (
    <table className={classNames(primitives['table'], css['table'])}>
      <thead>
        <tr>
          <th>{t('library.columns.title')}</th>
          <th className={css['number']}>{t('library.columns.documents')}</th>
          <th className={css['number']}>{t('library.columns.pages')}</th>
          <th className={css['number']}>{t('library.columns.annotations')}</th>
          {isOwn && <th>{t('library.columns.publication')}</th>}
          <th>{t('library.columns.access')}</th>
          <th>{t('library.columns.changed')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <tr key={code.id}>
            <td>
              <Link to={`/codes/${code.id}`} className={css['rowLink']}>
                <span className={css['spine']} style={coverStyle(code.coverColor)} />
                {code.title || t('library.untitled')}
              </Link>
              <FollowedSign code={code} codes={codes} />
              {code.hasUpdate && (
                <Link
                  to={`/codes/${code.id}/review`}
                  className={classNames(primitives['pill'], css['rowBadge'])}
                  title={t('library.updateText', { count: code.updateChanges ?? 0 })}
                >
                  {t('library.update')}
                </Link>
              )}
            </td>
            <td className={css['number']}>{number.format(code.documentsCount)}</td>
            <td className={css['number']}>{number.format(code.pagesCount)}</td>
            <td className={css['number']}>{number.format(code.totalSelectionsCount)}</td>
            {isOwn && (
              <td>
                <PublicationBadge code={code} />
              </td>
            )}
            <td>{t(`library.access.${code.user.access}`)}</td>
            <td>{written(code.updatedAt)}</td>
            <td>
              <CodeMenu code={code} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
