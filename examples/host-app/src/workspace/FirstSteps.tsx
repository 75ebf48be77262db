import { Check, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import css from './glossator-first-steps.module.css';
import type { FirstStep, useFirstSteps } from './use-first-steps';

interface FirstStepsProps {
  readonly codeId: number;
  readonly first: ReturnType<typeof useFirstSteps>;
}

/** Below a sample Code: what to try, and what of it was done. Nothing of the Code lies under it, and it goes for good when it is closed. */
export function FirstSteps({ codeId, first: { steps, close } }: FirstStepsProps) {
  const t = useTranslate('host');
  const strip = useRef<HTMLElement>(null);
  if (!steps) return null;
  const isFinished = steps.every(({ isDone }) => isDone);
  function leave() {
    // The focus goes to the annotator above, whose keys work while it is inside.
    strip.current?.parentElement?.querySelector<HTMLElement>('.glossator-root')?.focus();
    close();
  }
  return (
    <section ref={strip} className={css['strip']} aria-label={t('firstSteps.label')}>
      {isFinished ? (
        <p className={css['finished']} role="status">
          {t('firstSteps.finished')}
        </p>
      ) : (
        <ol className={css['steps']}>
          {steps.map(({ step, isDone }, index) => (
            <li key={step} className={css['step']} data-done={isDone || undefined}>
              <span
                className={css['mark']}
                role="img"
                aria-label={isDone ? t('firstSteps.done') : t('firstSteps.open')}
              >
                {isDone ? <Check size="1em" aria-hidden /> : index + 1}
              </span>
              <StepText step={step} isDone={isDone} codeId={codeId} />
            </li>
          ))}
        </ol>
      )}
      <Button look="quiet" icon aria-label={t('firstSteps.close')} onClick={leave}>
        <X size="1.14em" aria-hidden />
      </Button>
    </section>
  );
}

interface StepTextProps {
  readonly step: FirstStep;
  readonly isDone: boolean;
  readonly codeId: number;
}

function StepText({ step, isDone, codeId }: StepTextProps) {
  const t = useTranslate('host');
  const text = t(`firstSteps.${step}`);
  if (step !== 'review' || isDone) return <span>{text}</span>;
  return <Link to={`/codes/${codeId}/review`}>{text}</Link>;
}
