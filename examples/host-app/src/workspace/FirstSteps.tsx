import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Code } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Button } from '../ui/Button';
import css from './glossator-first-steps.module.css';
import type { LiveRelay } from './live-relay';
import { useFirstSteps, type FirstStep } from './use-first-steps';

interface FirstStepsProps {
  readonly code: Code;
  readonly userId: number;
  readonly live: LiveRelay;
}

/** Below a sample Code: what to try, and what of it was done. Nothing of the Code lies under it, and it goes for good when it is closed. */
export function FirstSteps({ code, userId, live }: FirstStepsProps) {
  const t = useTranslate('host');
  const first = useFirstSteps(code, userId, live);
  if (!first) return null;
  const isFinished = first.steps.every(({ isDone }) => isDone);
  return (
    <section className={css['strip']} aria-label={t('firstSteps.label')}>
      {isFinished ? (
        <p className={css['finished']} role="status">
          {t('firstSteps.finished')}
        </p>
      ) : (
        <ol className={css['steps']}>
          {first.steps.map(({ step, isDone }, index) => (
            <li key={step} className={css['step']} data-done={isDone || undefined}>
              <span
                className={css['mark']}
                role="img"
                aria-label={isDone ? t('firstSteps.done') : t('firstSteps.open')}
              >
                {isDone ? <Check size="1em" aria-hidden /> : index + 1}
              </span>
              <StepText step={step} isDone={isDone} codeId={code.id} />
            </li>
          ))}
        </ol>
      )}
      <Button look="quiet" icon aria-label={t('firstSteps.close')} onClick={first.close}>
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
