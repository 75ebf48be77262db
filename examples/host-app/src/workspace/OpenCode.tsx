import { useCallback, useEffect } from 'react';
import { Link, useParams, useNavigate, useSearchParams } from 'react-router-dom';
import { Annotator } from '@glossator/annotator';
import type { AnnotatorNotice, FileChoice } from '@glossator/annotator';
import type { Code, CodeDocument, User, UserRef } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { usePreference } from '../app/preferences';
import { useServices } from '../app/services';
import { useWords } from '../app/words';
import { Message } from '../shell/Message';
import { notify } from '../shell/notify';
import { buttonClass } from '../ui/Button';
import { CodeMenu } from './CodeMenu';
import { CodeTitle } from './CodeTitle';
import css from './glossator-workspace.module.css';
import { linkedPlace } from './linked-place';
import type { LiveRelay } from './live-relay';
import { PresenceAvatars } from './PresenceAvatars';

interface OpenCodeProps {
  readonly code: Code;
  readonly user: User;
  readonly live: LiveRelay;
  readonly present: readonly UserRef[];
}

/** An open Code: the annotator with the host's own ends of its toolbar. */
export function OpenCode({ code, user, live, present }: OpenCodeProps) {
  const t = useTranslate('host');
  const { client, appearance } = useServices();
  const navigate = useNavigate();
  const locale = useLocale();
  const messages = useWords();
  const theme = usePreference(appearance.theme);
  const [search] = useSearchParams();
  const place = linkedPlace(search);
  const wanted = useParams()['documentId'];
  const found = code.documents.find(({ id }) => String(id) === wanted);
  const active = found ?? code.documents[0];
  const isMissing = wanted !== undefined && !found;
  useEffect(() => {
    if (!isMissing) return;
    notify('error', t('workspace.documentMissing'));
    void navigate(`/codes/${code.id}`, { replace: true });
  }, [code.id, isMissing, navigate, t]);
  const resolveFile = useCallback(
    (document: CodeDocument, choice?: FileChoice) =>
      client.fileRequest('documents.file', { id: document.id, ...choice }),
    [client],
  );
  useEffect(() => {
    const before = document.title;
    document.title = `${code.title || t('library.untitled')} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [code.title, t]);
  const onNotice = useCallback((notice: AnnotatorNotice) => notify(notice.kind, notice.text), []);
  const start = <CodeTitle code={code} />;
  const canOrganize = hasAccess(code.user.access, 'organize');
  const menu = canOrganize && <CodeMenu code={code} />;
  return (
    <main className={css['workspace']}>
      {active ? (
        <Annotator
          documents={code.documents}
          legend={code.legend}
          documentId={active.id}
          {...(place && { place })}
          codeTitle={code.title}
          onDocumentChange={(id) => void navigate(`/codes/${code.id}/${id}`)}
          user={{ id: user.id, name: `${user.firstName} ${user.lastName}`, access: code.user.access }}
          backend={client}
          live={live}
          resolveFile={resolveFile}
          assetsUrl="/glossator-assets/"
          locale={locale}
          messages={messages}
          theme={theme}
          autoFocus
          onNotice={onNotice}
          toolbarStart={start}
          toolbarEnd={
            <>
              {menu}
              <PresenceAvatars users={present} />
            </>
          }
        />
      ) : (
        <>
          <div className={css['bar']}>
            {start}
            <span className={css['grow']} />
            {menu}
          </div>
          <Message title={t('workspace.noDocuments')}>
            {canOrganize && (
              <Link to={`/codes/${code.id}/organise`} className={buttonClass('primary')}>
                {t('workspace.addDocuments')}
              </Link>
            )}
          </Message>
        </>
      )}
    </main>
  );
}
