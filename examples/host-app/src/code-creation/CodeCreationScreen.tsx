import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { failureMessageKey } from '../app/problems';
import { useSessionState } from '../app/services';
import { Message } from '../shell/Message';
import shell from '../shell/glossator-shell.module.css';
import { UploadList } from '../uploads/UploadList';
import { Button } from '../ui/Button';
import { TextField } from '../ui/TextField';
import { CoverPicker } from './CoverPicker';
import { CreationActions } from './CreationActions';
import css from './glossator-creation.module.css';
import { LeaveGuard } from './LeaveGuard';
import { useBegunCode } from './use-begun-code';
import { useNewCode } from './use-new-code';

/** A new Code, or the one that a reload has interrupted in this tab. */
export function CodeCreationScreen() {
  const { user } = useSessionState();
  // What the tab remembers belongs to the user; another one begins anew.
  return user && <KeptCreation key={user.id} userId={user.id} />;
}

function KeptCreation({ userId }: { readonly userId: number }) {
  const t = useTranslate('host');
  const { query, begun, keep } = useBegunCode(userId);
  if (query.isLoading) return <p role="status">{t('common.loading')}</p>;
  if (query.isError) {
    return (
      <Message title={t('creation.title')}>
        <p>{t(failureMessageKey(query.error))}</p>
        <Button look="primary" disabled={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      </Message>
    );
  }
  return <CodeCreation begun={begun} keep={keep} />;
}

/** A new Code: upload PDFs, order them, set a title and cover, publish (decisions.md section 4). */
function CodeCreation({ begun, keep }: Pick<ReturnType<typeof useBegunCode>, 'begun' | 'keep'>) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const code = useNewCode(begun, keep);
  const [problem, setProblem] = useState<'title' | 'documents'>();
  const { title, hasDocuments } = code;

  async function finish(publication: 'draft' | 'published') {
    if (title.trim() === '') {
      setProblem('title');
      document.getElementById('glossator-code-title')?.focus();
      return;
    }
    if (publication === 'published' && !hasDocuments) {
      setProblem('documents');
      return;
    }
    setProblem(undefined);
    const id = await code.save(publication);
    if (id !== undefined) void navigate(publication === 'published' ? `/codes/${id}` : '/library');
  }
  return (
    <div className={shell['page']}>
      <LeaveGuard reason={code.leaveReason} onLeave={code.leave} />
      <h1 className={shell['title']}>{t('creation.title')}</h1>
      <div className={css['form']}>
        <TextField
          id="glossator-code-title"
          label={t('creation.codeTitle')}
          placeholder={t('creation.codeTitlePlaceholder')}
          value={title}
          maxLength={255}
          autoFocus
          onChange={(event) => code.setTitle(event.target.value)}
          error={problem === 'title' && title.trim() === '' ? t('creation.titleMissing') : undefined}
        />
        <CoverPicker value={code.cover} onChange={code.setCover} title={title} />
        <section aria-labelledby="glossator-code-documents">
          <h2 id="glossator-code-documents" className={css['heading']}>
            {t('creation.documents')}
          </h2>
          <UploadList queue={code.queue} entries={code.entries} refused={code.refused} />
        </section>
        {problem === 'documents' && !hasDocuments && (
          <p className={css['problem']} role="alert">
            {t('creation.needDocument')}
          </p>
        )}
        <p className={css['note']} role="status">
          {code.isUploading && t('creation.stillUploading')}
        </p>
        <p className={css['note']}>{t('creation.whoSees')}</p>
        <CreationActions code={code} onFinish={(publication) => void finish(publication)} />
      </div>
    </div>
  );
}
