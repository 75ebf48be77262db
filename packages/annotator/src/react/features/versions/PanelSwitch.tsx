import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { moveFocus } from '../../controls/move-focus';
import { focusedNear } from '../../controls/focused-near';
import css from './glossator-versions.module.css';
import { useVersions } from '../../annotator/context/versions-context';

/** Contents or Versions: one of two; arrows choose the other one. */
export function PanelSwitch() {
  const t = useTranslate('annotator');
  const { show: showVersions } = useCommands().versions;
  const isShown = useAnnotatorState(({ versions }) => versions.isShown);
  const { isBack } = useVersions();
  const versions = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = versions.current;
    // What was pressed to come back is gone: nothing, or the whole annotator, has the focus.
    if (!isBack || !button) return;
    const focused = focusedNear(button);
    if (focused === null || focused.contains(button)) button.focus({ preventScroll: true });
  }, [isBack]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const focused = event.key.length === 1 ? undefined : moveFocus(buttons, event);
    if (!focused) return;
    event.preventDefault();
    showVersions(buttons.indexOf(focused) === 1);
  };
  return (
    <div role="radiogroup" aria-label={t('versions.switch')} className={css['switch']} onKeyDown={onKeyDown}>
      {[false, true].map((choice) => (
        <button
          key={String(choice)}
          ref={choice ? versions : undefined}
          type="button"
          role="radio"
          aria-checked={choice === isShown}
          tabIndex={choice === isShown ? 0 : -1}
          className={css['choice']}
          onClick={() => showVersions(choice)}
        >
          {t(choice ? 'versions.versions' : 'versions.contents')}
        </button>
      ))}
    </div>
  );
}
