import { useCallback, useEffect, useMemo } from 'react';
import { Link, useParams, useNavigate, useSearchParams } from 'react-router-dom';
import { Annotator } from '@glossator/annotator';
import type { AnnotatorNotice } from '@glossator/annotator';
import type { Code, User, UserRef } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { idIn } from '../app/address-id';
import { useAnnotatorSurroundings } from '../app/use-annotator-surroundings';
import { usePageTitle } from '../app/use-page-title';
import { Message } from '../shell/Message';
import { notify } from '../shell/notify';
import { buttonClass } from '../ui/Button';
import { CodeMenu } from './CodeMenu';
import { CodeTitle } from './CodeTitle';
import css from './glossator-workspace.module.css';
import { linkedPlace } from './linked-place';
import type { LiveRelay } from './live-relay';
import { PresenceAvatars } from './PresenceAvatars';
import { UpdateLink } from './UpdateLink';

interface OpenCodeProps {
  readonly code: Code;
  readonly user: User;
  readonly live: LiveRelay;
  readonly present: readonly UserRef[];
}

/** An open Code: the annotator with the host's own ends of its toolbar. */
export function OpenCode({ code, user, live, present }: OpenCodeProps) {
  const t = useTranslate('host');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = linkedPlace(search);
  const version = idIn(search.get('version'));
  const wanted = useParams()['documentId'];
  // A deleted document is not listed any more, but opens by its address with its annotations.
  const archived = code.archivedDocuments?.find(({ id }) => String(id) === wanted);
  const found = code.documents.find(({ id }) => String(id) === wanted) ?? archived;
  const active = found ?? code.documents[0];
  const documents = useMemo(() => {
    if (!archived) return code.documents;
    return [
      ...code.documents,
      { ...archived, title: t('workspace.deletedTitle', { title: archived.title }) },
    ];
  }, [archived, code.documents, t]);
  // What was deleted is read as it was left.
  const access = archived ? 'read' : code.user.access;
  const isMissing = wanted !== undefined && !found;
  useEffect(() => {
    if (!isMissing) return;
    notify('error', t('workspace.documentMissing'));
    void navigate(`/codes/${code.id}`, { replace: true });
  }, [code.id, isMissing, navigate, t]);
  const surroundings = useAnnotatorSurroundings();
  usePageTitle(code.title || t('library.untitled'));
  const onNotice = useCallback((notice: AnnotatorNotice) => notify(notice.kind, notice.text), []);
  const start = <CodeTitle code={code} />;
  const canOrganize = hasAccess(code.user.access, 'organize');
  const base = `/codes/${code.id}`;
  const end = (
    <>
      {code.hasUpdate && <UpdateLink code={code} />}
      <CodeMenu code={code} />
      <PresenceAvatars users={present} />
    </>
  );
  return (
    <main className={css['workspace']}>
      {active ? (
        <Annotator
          documents={documents}
          legend={code.legend}
          documentId={active.id}
          {...(place && { place })}
          {...(version !== undefined && { version })}
          onOpenVersion={(id, number) =>
            void navigate(number === undefined ? `${base}/${id}` : `${base}/${id}?version=${number}`)
          }
          onCompareVersions={(id, from, to) => void navigate(`${base}/compare/${id}?from=${from}&to=${to}`)}
          {...(canOrganize && {
            ...(code.update && { update: code.update }),
            onReviewUpdate: () => void navigate(`${base}/review`),
          })}
          rightTab={search.get('tab') === 'code-update' ? 'code-update' : undefined}
          codeTitle={code.title}
          onDocumentChange={(id) => void navigate(`${base}/${id}`)}
          user={{ id: user.id, name: `${user.firstName} ${user.lastName}`, access }}
          {...surroundings}
          live={live}
          onNotice={onNotice}
          toolbarStart={start}
          toolbarEnd={end}
        />
      ) : (
        <>
          <div className={css['bar']}>
            {start}
            <span className={css['grow']} />
            {end}
          </div>
          <Message title={t('workspace.noDocuments')}>
            {canOrganize && (
              <Link to={`${base}/organise`} className={buttonClass('primary')}>
                {t('workspace.addDocuments')}
              </Link>
            )}
          </Message>
        </>
      )}
    </main>
  );
}
