import type { CarriedSelection, TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { FileX, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { selectVersion } from '../../../../core/versions/selectors';
import { useAnnotatorState, useCommands } from '../../../annotator/context/annotator-context';
import { Button } from '../../../controls/Button';
import { EmptyState } from '../../../controls/EmptyState';
import { IconButton } from '../../../controls/IconButton';
import { useReturnFocus } from '../../../controls/use-return-focus';
import { useEscape } from '../../../controls/keys/escape-stack';
import { useVersionState } from '../../../annotator/labels/use-version-state';
import css from './glossator-old-place.module.css';
import { useOldViewer } from './use-old-viewer';

interface OldPlacePaneProps {
  readonly selection: TextSelection;
  readonly from: CarriedSelection['from'];
  /** Share of the room, from 0 to 1. */
  readonly share: number;
}

/** The old page of an annotation, in the Version where its place was sure last, with that place marked. */
export function OldPlacePane({ selection, from, share }: OldPlacePaneProps) {
  const t = useTranslate('annotator');
  const stateOf = useVersionState();
  const {
    unported: { showOldPlace },
    versions: { load: loadVersions },
  } = useCommands();
  const { versionNumber: number, startPage } = from;
  const version = useAnnotatorState((state) => selectVersion(state, number));
  const isUnknown = useAnnotatorState(({ versions }) => versions.status === 'idle');
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const { state, reopen } = useOldViewer(container, selection, from);
  const { status, failure } = state;
  const close = () => showOldPlace(undefined);
  useReturnFocus(element);
  useEscape(true, close);
  useEffect(() => {
    if (isUnknown) void loadVersions();
  }, [isUnknown, loadVersions]);
  const named = version
    ? t('unported.oldPlace.versionOf', { number, date: stateOf(version) })
    : t('unported.oldPlace.version', { number });
  const page = t('unported.page', { page: String(startPage + 1) });
  return (
    <section
      ref={setElement}
      className={css['pane']}
      style={{ flexBasis: `${share * 100}%` }}
      aria-label={t('unported.oldPlace.label', { version: `${named}, ${page}` })}
    >
      <header className={css['caption']}>
        <p className={css['name']}>
          <b>{named}</b>, {page}
        </p>
        <IconButton icon={X} label={t('unported.oldPlace.close')} shortcut="Escape" onClick={close} />
      </header>
      <div className={css['stage']}>
        <div ref={setContainer} className={css['viewer']} data-glossator-old-place="" />
        {(status === 'empty' || status === 'loading') && (
          <div className={css['cover']} role="status" aria-label={t('unported.oldPlace.loading')} />
        )}
        {status === 'failed' && (
          <div className={css['cover']}>
            <EmptyState
              icon={FileX}
              text={failure ? t(`document.${failure}`) : t('unported.oldPlace.failed')}
              isError
            >
              <Button onClick={reopen}>{t('retry')}</Button>
            </EmptyState>
          </div>
        )}
      </div>
    </section>
  );
}
