import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { UpdateReview } from '@glossator/annotator/review';
import type { ReviewResult } from '@glossator/annotator/review';
import type { Code, CodeUpdate } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { idIn } from '../app/address-id';
import { useServices, useSessionState } from '../app/services';
import { useAnnotatorSurroundings } from '../app/use-annotator-surroundings';
import { usePageTitle } from '../app/use-page-title';
import { notify } from '../shell/notify';
import type { LiveRelay } from '../workspace/live-relay';
import css from '../workspace/glossator-workspace.module.css';
import { countUnported } from './count-unported';
import { placeAfterReview } from './place-after-review';

interface OpenReviewProps {
  readonly code: Code;
  readonly update: CodeUpdate;
  readonly live: LiveRelay;
}

/** The review of the annotator package, and where it leads to. */
export function OpenReview({ code, update, live }: OpenReviewProps) {
  const t = useTranslate('host');
  const { client, log } = useServices();
  const { user } = useSessionState();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const surroundings = useAnnotatorSurroundings();
  const documentId = idIn(useParams()['documentId']);
  const title = code.title || t('library.untitled');
  usePageTitle(`${t('reviewing.title')} · ${title}`);

  /** Back to the Code: to the document that was reviewed, and what is to be done next. */
  async function leave(result: ReviewResult, decided: Code, reviewed: number | undefined) {
    void queryClient.invalidateQueries({ queryKey: ['codes'] });
    const unported =
      result === 'decline' ? { count: 0, documentId: undefined } : await countUnported(client, decided, log);
    const { count } = unported;
    if (result === 'decline') notify('info', t('reviewing.declined'));
    else if (result === 'copy') notify('info', t('reviewing.copied', { title: decided.title }));
    else notify('info', count === 0 ? t('reviewing.approved') : t('reviewing.approvedUnported', { count }));
    void navigate(placeAfterReview(decided, reviewed, unported), { replace: true });
  }
  if (!user) return null;
  return (
    <main className={css['workspace']}>
      <UpdateReview
        codeId={code.id}
        codeTitle={title}
        documents={code.documents}
        update={update}
        documentId={documentId}
        onDocumentChange={(id) => void navigate(`/codes/${code.id}/review/${id}`, { replace: true })}
        user={{ id: user.id, name: `${user.firstName} ${user.lastName}`, access: code.user.access }}
        {...surroundings}
        live={live}
        onReviewed={(result, decided, reviewed) => void leave(result, decided, reviewed)}
        onClose={() => void navigate(`/codes/${code.id}`)}
      />
    </main>
  );
}
