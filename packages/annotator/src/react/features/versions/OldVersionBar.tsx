import { useTranslate } from '@glossator/i18n';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import css from './glossator-versions.module.css';
import { useVersionState } from '../../annotator/labels/use-version-state';
import { useVersions } from '../../annotator/context/versions-context';

/** Says that an old Version is shown, and leads back; nothing over the current text. */
export function OldVersionBar() {
  const t = useTranslate('annotator');
  const stateOf = useVersionState();
  const { show: showVersions } = useCommands().versions;
  const { opened, isBack, open } = useVersions();
  const sought = useAnnotatorState(({ places }) => places.sought);
  const isAmongVersions = opened !== undefined || isBack;
  useEffect(() => {
    if (isAmongVersions) showVersions(true);
  }, [isAmongVersions, showVersions]);
  if (!opened) return null;
  const { documentId, status } = opened;
  const number = String(opened.number);
  return (
    <div className={css['bar']} role="region" aria-label={t('versions.barLabel')}>
      <History aria-hidden="true" size={16} strokeWidth={1.75} />
      <span role="status">
        {status === 'pending'
          ? t('versions.barPending', { number })
          : t('versions.bar', { number, state: stateOf(opened) })}
        {sought !== undefined && ` · ${t('versions.seeking', { article: sought })}`}
      </span>
      <Button onClick={() => open(documentId, undefined)}>{t('versions.back')}</Button>
    </div>
  );
}
