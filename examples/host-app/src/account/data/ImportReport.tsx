import { Link } from 'react-router-dom';
import type { DataImport, DataImportIssue, ImportedCode } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useDateFormat } from '../../app/use-date-format';
import css from '../glossator-account.module.css';

/** What the last import made, and what it did not. */
export function ImportReport({ last }: { readonly last: DataImport }) {
  const t = useTranslate('host');
  const written = useDateFormat('moment');
  const { state, problem, codes, issues = [], endedAt } = last;
  return (
    <div className={css['codes']} role="status">
      <strong>{t('accountData.report')}</strong>
      {endedAt !== undefined && (
        <span className={css['quiet']}>{t('accountData.done', { date: written(endedAt) })}</span>
      )}
      {state === 'refused' && <p>{t('accountData.refused')}</p>}
      {state === 'interrupted' && <p>{t('accountData.interrupted')}</p>}
      {state === 'done' && codes.length === 0 && <p>{t('accountData.nothing')}</p>}
      {problem && <Issue issue={problem} />}
      {codes.map((code, at) => (
        // The list only grows at its end.
        <CodeReport key={at} code={code} />
      ))}
      {issues.map((issue, at) => (
        <Issue key={at} issue={issue} />
      ))}
    </div>
  );
}

function CodeReport({ code }: { readonly code: ImportedCode }) {
  const t = useTranslate('host');
  const { title, codeId, refused, issues, documents, selections, comments, files } = code;
  const name = title === '' ? t('accountData.untitled') : title;
  return (
    <div>
      {codeId === undefined ? name : <Link to={`/codes/${codeId}`}>{name}</Link>}
      <br />
      <span className={css['quiet']}>
        {refused
          ? t('accountData.notImported')
          : t('accountData.counts', { documents, selections, comments, files })}
      </span>
      {refused && <Issue issue={refused} />}
      {issues.map((issue) => (
        <Issue key={issue.issue} issue={issue} />
      ))}
    </div>
  );
}

/** Why, in the reader's language; then the entry, and the server's own words about it. */
function Issue({ issue: { issue, entry, detail, count = 0 } }: { readonly issue: DataImportIssue }) {
  const t = useTranslate('host');
  const where = [entry, detail].filter((part) => part !== undefined).join(': ');
  return (
    <p>
      {t(`accountData.issues.${issue}`, { count })}
      {where !== '' && (
        <>
          <br />
          <code className={css['value']} lang="en">
            {where}
          </code>
        </>
      )}
    </p>
  );
}
