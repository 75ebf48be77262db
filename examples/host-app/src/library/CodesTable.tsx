import type { VirtualItem } from '@tanstack/react-virtual';
import { Fragment } from 'react';
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
import type { CodesProps } from './CodesShelf';
import css from './glossator-library.module.css';
import { useCodeRows } from './use-code-rows';

/** Pixels of a row at the usual size of letters. */
const ROW = 49;
const COLUMNS = 8;

/** Codes as a dense table. Rows out of view are not drawn. */
export function CodesTable({ codes, total, isOwn, ...rowsOptions }: CodesProps) {
  const t = useTranslate('host');
  const locale = useLocale();
  const written = useDateFormat('day');
  const number = new Intl.NumberFormat(locale);
  const { rows, setElement, height, topOf, endOf, measure, focusHandlers } = useCodeRows({
    ...rowsOptions,
    count: codes.length,
    usualHeight: ROW,
  });
  return (
    <table
      className={classNames(primitives['table'], css['table'])}
      aria-rowcount={total === undefined ? -1 : total + 1}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th className={css['wide']}>{t('library.columns.title')}</th>
          <th className={css['number']}>{t('library.columns.documents')}</th>
          <th className={css['number']}>{t('library.columns.pages')}</th>
          <th className={css['number']}>{t('library.columns.annotations')}</th>
          {isOwn && <th className={css['word']}>{t('library.columns.publication')}</th>}
          <th className={css['word']}>{t('library.columns.access')}</th>
          <th className={css['word']}>{t('library.columns.changed')}</th>
          <td />
        </tr>
      </thead>
      <tbody ref={setElement} {...focusHandlers}>
        {rows.map((row, at) => {
          const code = codes[row.index];
          const above = rows[at - 1];
          return (
            code && (
              <Fragment key={code.id}>
                <Space height={topOf(row) - (above ? endOf(above) : 0)} />
                <tr ref={measure} data-index={row.index} aria-rowindex={row.index + 2}>
                  <TitleCell code={code} codes={codes} />
                  <td className={css['number']}>{number.format(code.documentsCount)}</td>
                  <td className={css['number']}>{number.format(code.pagesCount)}</td>
                  <td className={css['number']}>{number.format(code.totalSelectionsCount)}</td>
                  {isOwn && (
                    <td>
                      <PublicationBadge code={code} />
                    </td>
                  )}
                  <td>{t(`library.access.${code.user.access}`)}</td>
                  <td className={css['date']}>{written(code.updatedAt)}</td>
                  <td>
                    <CodeMenu code={code} />
                  </td>
                </tr>
              </Fragment>
            )
          );
        })}
        <Space height={height - lastEnd(rows.at(-1), endOf)} />
      </tbody>
    </table>
  );
}

function lastEnd(row: VirtualItem | undefined, endOf: (row: VirtualItem) => number): number {
  return row ? endOf(row) : 0;
}

/** The room of rows that are not drawn. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={COLUMNS} className={css['space']} style={{ height }} />
    </tr>
  );
}

function TitleCell({ code, codes }: Pick<CodesProps, 'codes'> & { readonly code: CodeSummary }) {
  const t = useTranslate('host');
  return (
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
  );
}
