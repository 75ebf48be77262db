import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { classNames } from './class-names';
import { Button } from './Button';
import { useReturnFocus } from './use-return-focus';
import { useEscape } from './keys/escape-stack';
import css from './glossator-controls.module.css';

/** Asks for a confirmation in place. */
export function ConfirmDeletion(props: {
  readonly question: string;
  /** What the buttons say, where it is not about deleting. */
  readonly words?: { readonly cancel: string; readonly confirm: string };
  /** Nothing is lost by it. */
  readonly isHarmless?: boolean;
  /** What takes the focus when the question goes away. */
  readonly returnTo?: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}) {
  const {
    question,
    words,
    isHarmless = false,
    returnTo = '[data-glossator-card]',
    onCancel,
    onConfirm,
  } = props;
  const t = useTranslate('annotator');
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, returnTo);
  useEscape(true, onCancel);
  return (
    <div
      ref={setElement}
      className={classNames(css['confirm'], isHarmless && css['harmless'])}
      role="group"
      aria-label={question}
    >
      <span className={css['question']}>{question}</span>
      <span className={css['answers']}>
        <Button look="quiet" autoFocus onClick={onCancel}>
          {words?.cancel ?? t('cancel')}
        </Button>
        <Button className={isHarmless ? undefined : css['danger']} onClick={onConfirm}>
          {words?.confirm ?? t('delete')}
        </Button>
      </span>
    </div>
  );
}
