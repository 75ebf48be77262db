import { Globe } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Annotator } from '@glossator/annotator';
import type { AnnotatorNotice } from '@glossator/annotator';
import type { Code, User, UserRef } from '@glossator/client-sdk/contract';
import { hasAccess } from '@glossator/client-sdk/access';
import { useTranslate } from '@glossator/i18n';
import { idIn } from '../app/address-id';
import { useAnnotatorSurroundings } from '../app/use-annotator-surroundings';
import { keepReading } from '../reading/kept-reading';
import { REPLACED } from '../organise/replaced-document';
import { usePageTitle } from '../app/use-page-title';
import { notify } from '../shell/notify';
import { BackLink } from '../ui/BackLink';
import { CodeActions } from './CodeActions';
import { EmptyCode } from './EmptyCode';
import { FirstSteps } from './FirstSteps';
import css from './glossator-workspace.module.css';
import { linkedPlace } from './linked-place';
import type { LiveRelay } from './live-relay';
import { useCodeDialog } from './use-code-dialog';
import { useCodeEntries } from './use-code-entries';
import { useFirstSteps } from './use-first-steps';
import { useShownDocument } from './use-shown-document';

interface OpenCodeProps {
  readonly code: Code;
  readonly user: User;
  readonly live: LiveRelay;
  readonly present: readonly UserRef[];
}

/** An open Code: the annotator with the host's own ends of its toolbar. */
export function OpenCode({ code, user, live, present }: OpenCodeProps) {
  const t = useTranslate('host');
  const [search] = useSearchParams();
  const place = linkedPlace(search);
  const version = idIn(search.get('version'));
  const { documents, shown, access } = useShownDocument(code);
  useKeptReading(user.id, code.id, shown?.id);
  const { openDocument, openVersion, compareVersions, review, upload } = useCodeNavigation(code.id);
  const surroundings = useAnnotatorSurroundings();
  const first = useFirstSteps(code, surroundings.backend);
  usePageTitle(code.title || t('library.untitled'));
  const onNotice = useCallback((notice: AnnotatorNotice) => notify(notice.kind, notice.text), []);
  const update = hasAccess(code.user.access, 'organize')
    ? { ...(code.update && { update: code.update }), onReviewUpdate: review }
    : undefined;
  const start = <CodeTitle code={code} />;
  const { open, dialog } = useCodeDialog(code);
  const entries = useCodeEntries(code, open);
  const end = <CodeActions code={code} present={present} onShare={() => open('share')} />;
  return (
    <main className={css['workspace']}>
      {shown ? (
        <Annotator
          documents={documents}
          legend={code.legend}
          citationStyle={code.citationStyle}
          documentId={shown.id}
          {...(place && { place })}
          {...(version !== undefined && { version })}
          onOpenVersion={openVersion}
          onCompareVersions={compareVersions}
          onUploadVersion={upload}
          {...update}
          rightTab={search.get('tab') === 'code-update' ? 'code-update' : undefined}
          codeTitle={code.title}
          onDocumentChange={openDocument}
          user={{ id: user.id, name: `${user.firstName} ${user.lastName}`, access }}
          {...surroundings}
          backend={first.backend}
          live={live}
          onNotice={onNotice}
          toolbarStart={start}
          toolbarEnd={end}
          menuEntries={entries}
        />
      ) : (
        <EmptyCode code={code} start={start} end={end} menuEntries={entries} />
      )}
      <FirstSteps codeId={code.id} first={first} />
      {dialog}
    </main>
  );
}

/** Remembers in this browser that the user reads a document. */
function useKeptReading(userId: number, codeId: number, documentId: number | undefined): void {
  useEffect(() => {
    if (documentId !== undefined) keepReading(window.localStorage, userId, { codeId, documentId });
  }, [codeId, documentId, userId]);
}

/** What the annotator opens by another address of the app: documents of this Code, their Versions and the review. */
function useCodeNavigation(codeId: number) {
  const navigate = useNavigate();
  const open = (path: string) => void navigate(`/codes/${codeId}/${path}`);
  return {
    openDocument: (id: number) => open(`${id}`),
    openVersion: (id: number, number: number | undefined) =>
      open(number === undefined ? `${id}` : `${id}?version=${number}`),
    compareVersions: (id: number, from: number, to: number) => open(`compare/${id}?from=${from}&to=${to}`),
    review: () => open('review'),
    upload: (id: number) => open(`organise?${REPLACED}=${id}`),
  };
}

/** The way back to the library, and the Code's title. */
function CodeTitle({ code }: { readonly code: Code }) {
  const t = useTranslate('host');
  return (
    <div className={css['start']}>
      <BackLink to="/library" className={css['back']}>
        <span className={css['backText']}>{t('common.backToLibrary')}</span>
      </BackLink>
      <h1 className={css['title']} title={code.title}>
        {code.title || t('library.untitled')}
      </h1>
      {code.isPublic && (
        <span
          className={css['public']}
          role="img"
          aria-label={t('library.public')}
          title={t('library.public')}
        >
          <Globe size="1em" aria-hidden />
        </span>
      )}
    </div>
  );
}
