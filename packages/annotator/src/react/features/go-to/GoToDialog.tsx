import { useTranslate } from '@glossator/i18n';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { Dialog } from '../../controls/Dialog';
import controls from '../../controls/glossator-controls.module.css';
import css from './glossator-go-to.module.css';
import { GoToStatus } from './GoToStatus';
import { useTargets, type GoToTarget } from './use-targets';

/** Asks for an article (or a page) and goes there: arrows choose among what is found, Enter takes the first. */
export function GoToDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const { hurry: hurryStructure } = useCommands().structure;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const targets = useTargets(typed);
  const active = Math.min(chosen, targets.length - 1);
  const status = useAnnotatorState(({ structure }) => structure.status);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => (status === 'loading' ? hurryStructure() : undefined), [status, hurryStructure]);
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const go = (target: GoToTarget | undefined) => {
    if (!target) return;
    onClose();
    target.go();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') go(targets[active]);
    else if (step !== 0 && targets.length > 0) setChosen((active + step + targets.length) % targets.length);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('goTo.title')} onClose={onClose} initialFocus={field}>
      <input
        ref={field}
        className={classNames(controls['field'], css['field'])}
        role="combobox"
        aria-label={t('goTo.label')}
        aria-expanded={targets.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-describedby={`${id}-status`}
        placeholder={t('goTo.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <GoToStatus id={`${id}-status`} typed={typed} count={targets.length} />
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t('goTo.results')} className={css['list']}>
        {targets.map((target, index) => (
          <li
            key={target.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css['option']}
            onClick={() => go(target)}
          >
            <span className={css['label']}>
              {target.label ?? t('goTo.page', { page: pageLabel(target.page) })}
            </span>
            <span className={css['heading']}>{target.heading}</span>
            {target.label !== undefined && (
              <span className={css['page']}>{t('annotations.page', { page: pageLabel(target.page) })}</span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
