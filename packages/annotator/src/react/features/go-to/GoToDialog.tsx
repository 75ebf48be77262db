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

interface GoToDialogProps {
  /** What was typed before it was there. */
  readonly typedBefore: string;
  readonly onClose: () => void;
}

/** Asks for an article (or a page) and goes there: arrows choose among what is found, Enter takes the first. */
export function GoToDialog({ typedBefore, onClose }: GoToDialogProps) {
  const t = useTranslate('annotator');
  const { hurry: hurryStructure } = useCommands().structure;
  const [typed, setTyped] = useState(typedBefore);
  const [chosen, setChosen] = useState(0);
  const [isAwaiting, setIsAwaiting] = useState(false);
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
  useEffect(() => {
    if (isAwaiting && status !== 'loading') go(targets[active]);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    // Until the articles are found, Enter waits for them, unless the one that is meant is found already; pressed again it takes the first.
    const mustWait = status === 'loading' && !isAwaiting && targets[active]?.isSure !== true;
    if (event.key === 'Enter' && mustWait) setIsAwaiting(typed.trim() !== '');
    else if (event.key === 'Enter') go(targets[active]);
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
          setIsAwaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <GoToStatus
        id={`${id}-status`}
        typed={typed}
        count={targets.length}
        isAwaiting={isAwaiting && status === 'loading'}
      />
      <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t('goTo.results')} className={css['list']}>
        {targets.map((target, index) => (
          <GoToOption
            key={target.key}
            id={`${id}-${index}`}
            target={target}
            isChosen={index === active}
            onChoose={() => go(target)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** A place that may be meant. */
function GoToOption(props: {
  readonly id: string;
  readonly target: GoToTarget;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { id, target, isChosen, onChoose } = props;
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const page = pageLabel(target.page);
  return (
    <li id={id} role="option" aria-selected={isChosen} className={css['option']} onClick={onChoose}>
      <span className={css['label']}>{target.label ?? t('goTo.page', { page })}</span>
      <span className={css['heading']}>
        {target.heading}
        {target.within !== undefined && <span className={css['within']}>{target.within}</span>}
      </span>
      {target.label !== undefined && <span className={css['page']}>{t('annotations.page', { page })}</span>}
    </li>
  );
}
