import { useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { problemCodeOf } from '../app/problems';
import { Message } from '../shell/Message';
import { Button, buttonClass } from '../ui/Button';
import ui from '../ui/glossator-ui.module.css';
import css from './glossator-workspace.module.css';
import { useCode } from './use-code';

const OpenCode = lazy(() => import('./OpenCode').then(({ OpenCode }) => ({ default: OpenCode })));

function Loading() {
  const t = useTranslate('host');
  return (
    <div className={css['loading']} role="status" aria-label={t('common.loading')}>
      <div className={ui['skeleton']} />
    </div>
  );
}

/** The workspace of one Code: its documents with the annotator. */
export function WorkspaceScreen() {
  const t = useTranslate('host');
  const codeId = Number(useParams()['codeId']);
  const { query, live, present, isLost } = useCode(codeId);
  const queryClient = useQueryClient();
  if (isLost) {
    return (
      <Message title={t('workspace.accessLost')}>
        <Link
          to="/library"
          className={buttonClass('primary')}
          onClick={() => queryClient.removeQueries({ queryKey: ['code', codeId] })}
        >
          {t('common.backToLibrary')}
        </Link>
      </Message>
    );
  }
  if (query.isError) {
    const code = problemCodeOf(query.error);
    const isMissing = code === 'NOT_FOUND' || code === 'VALIDATION';
    return (
      <Message title={isMissing ? t('workspace.notFound') : t('workspace.failed')}>
        {isMissing ? (
          <p>{t('workspace.notFoundText')}</p>
        ) : (
          <Button look="primary" onPress={() => void query.refetch()}>
            {t('common.retry')}
          </Button>
        )}
        <Link to="/library">{t('common.backToLibrary')}</Link>
      </Message>
    );
  }
  if (!query.data) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <OpenCode code={query.data} live={live} present={present} />
    </Suspense>
  );
}
