import type { DocumentVersion } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import { useFileSize } from '../../annotator/attachments/use-file-size';
import { useOpenBeside } from '../../annotator/actions/use-open-beside';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { CompareMenu } from './CompareMenu';
import css from './glossator-versions.module.css';
import { useDay } from '../../controls/dates/use-day';
import { StateForm } from './StateForm';
import { VersionFindings } from './VersionFindings';
import { useVersions } from '../../annotator/context/versions-context';
import { useLegalState } from '../../annotator/labels/use-version-state';
import { useName } from '../../annotator/labels/use-name';

/** One Version: what it is, how the annotations came into it, and what can be done with it. */
export function VersionCard(props: {
  readonly version: DocumentVersion;
  readonly others: readonly DocumentVersion[];
}) {
  const { version, others } = props;
  const t = useTranslate('annotator');
  const nameOf = useName();
  const day = useDay();
  const state = useLegalState()(version);
  const fileSize = useFileSize();
  const { askToRestore } = useCommands().versions;
  const { opened, canRestore, canLabel } = useVersions();
  const [isEdited, setIsEdited] = useState(false);
  const titleId = useId();
  const { status, size, pages, createdAt, createdBy, warnings } = version;
  const number = String(version.number);
  const isOpen = opened ? opened.number === version.number : status === 'current';
  return (
    <li>
      <article className={css['card']} aria-labelledby={titleId} data-shown={isOpen || undefined}>
        <h2 id={titleId} className={css['title']}>
          {t('versions.version', { number })}
          <span className={css['chip']} data-status={status}>
            {t(`versions.status.${status}`)}
          </span>
          {isOpen && opened && <span className={css['chip']}>{t('versions.shown')}</span>}
        </h2>
        {state !== undefined && <p className={css['state']}>{state}</p>}
        <p className={css['line']}>
          {t(state === undefined ? 'versions.by' : 'versions.uploaded', {
            date: day(createdAt),
            name: nameOf(createdBy),
          })}
        </p>
        <p className={css['line']}>{t('versions.size', { pages, size: fileSize(size) })}</p>
        {warnings.length > 0 && (
          <ul className={css['warnings']}>
            {warnings.map((warning) => (
              <li key={warning} className={css['warning']}>
                {t(`versions.warnings.${warning}`)}
              </li>
            ))}
          </ul>
        )}
        <VersionFindings version={version} />
        {isEdited && <StateForm version={version} onClose={() => setIsEdited(false)} />}
        <div className={css['buttons']}>
          <OpenButtons version={version} isOpen={isOpen} />
          <CompareMenu version={version} others={others} />
          {canLabel && !isEdited && (
            <Button
              aria-label={t('versions.stateLabel', { number })}
              aria-expanded={isEdited}
              onClick={() => setIsEdited(true)}
            >
              {t('versions.state')}
            </Button>
          )}
          {canRestore && status === 'archived' && (
            <Button
              aria-label={t('versions.restoreLabel', { number })}
              aria-haspopup="dialog"
              onClick={() => askToRestore(version.number)}
            >
              {t('versions.restore')}
            </Button>
          )}
        </div>
      </article>
    </li>
  );
}

/** Opens it in the place of what is open, or beside that. */
function OpenButtons(props: { readonly version: DocumentVersion; readonly isOpen: boolean }) {
  const { version, isOpen } = props;
  const t = useTranslate('annotator');
  const { open } = useVersions();
  const openBeside = useOpenBeside();
  const { documentId, status } = version;
  const number = String(version.number);
  const wanted = status === 'current' ? undefined : version.number;
  return (
    <>
      {!isOpen && (
        <Button
          aria-label={status === 'current' ? t('versions.back') : t('versions.openLabel', { number })}
          onClick={() => open(documentId, wanted)}
        >
          {t('versions.open')}
        </Button>
      )}
      {openBeside && (
        <Button
          aria-label={t('versions.besideLabel', { number })}
          onClick={() => openBeside(documentId, wanted)}
        >
          {t('beside.open')}
        </Button>
      )}
    </>
  );
}
