import { useEffect, useMemo, useState } from 'react';
import { UnfinishedWorkProvider } from '@glossator/annotator';
import { UpdateReview } from '@glossator/annotator/review';
import type { ReviewResult } from '@glossator/annotator/review';
import '@glossator/annotator/styles.css';
import { loadMessages } from '@glossator/i18n';
import type { AnnotatorMessages, LocaleCode } from '@glossator/i18n';
import { Button } from '../../ui/Button';
import { useLandingHost, useLandingWords } from '../landing-host';
import { ReadShowcase } from './ReadShowcase';
import { fetchAnswers, reviewedEdition, type ShowcaseAnswers } from './showcase-answers';
import { createShowcaseReview } from './showcase-backend';
import css from './glossator-showcase.module.css';

const ASSETS = '/glossator-assets/';

interface ShowcaseProps {
  /** It cannot be shown, for the reason given. */
  readonly onFailed: (reason: unknown) => void;
}

/** Fetches the sample and the words of the product, and shows it. */
export function Showcase({ onFailed }: ShowcaseProps) {
  const words = useLandingWords().showcase;
  const { locale } = useLandingHost();
  const [answers, setAnswers] = useState<ShowcaseAnswers>();
  const [spoken, setSpoken] = useState<{
    readonly locale: LocaleCode;
    readonly messages: AnnotatorMessages;
  }>();
  useEffect(() => {
    const left = new AbortController();
    fetchAnswers(left.signal).then(setAnswers, (error: unknown) => {
      if (!left.signal.aborted) onFailed(error);
    });
    return () => left.abort();
  }, [onFailed]);
  useEffect(() => {
    let isWanted = true;
    loadMessages(locale, ['annotator', 'emails']).then((messages) => {
      if (isWanted) setSpoken({ locale, messages });
    }, onFailed);
    return () => {
      isWanted = false;
    };
  }, [locale, onFailed]);
  if (!answers || !spoken) return <p className={css['loading']}>{words.loading}</p>;
  return (
    <UnfinishedWorkProvider>
      <OpenShowcase answers={answers} {...spoken} />
    </UnfinishedWorkProvider>
  );
}

interface OpenShowcaseProps {
  readonly answers: ShowcaseAnswers;
  readonly locale: LocaleCode;
  readonly messages: AnnotatorMessages;
}

/** The sample as it is read, reviewed and read again. */
function OpenShowcase({ answers, locale, messages }: OpenShowcaseProps) {
  const words = useLandingWords().showcase;
  const { theme } = useLandingHost();
  const [step, setStep] = useState<'reading' | 'reviewing' | 'approved' | 'declined'>('reading');
  const { before, after } = answers;
  const shared = useMemo(() => ({ assetsUrl: ASSETS, locale, messages, theme }), [locale, messages, theme]);
  const review = useMemo(() => createShowcaseReview(answers), [answers]);
  // The annotations are the visitor's, so that the review says what becomes of their own.
  const user = { id: before.code.owner.id, name: words.reader };

  if (step === 'reviewing' && before.pending.update)
    return (
      <div className={css['screen']}>
        <UpdateReview
          {...shared}
          resolveFile={reviewedEdition}
          codeId={before.code.id}
          codeTitle={words.codeTitle}
          documents={before.pending.documents}
          update={before.pending.update}
          user={{ ...user, access: 'organize' }}
          backend={review}
          onReviewed={(result: ReviewResult) => setStep(result === 'decline' ? 'declined' : 'approved')}
          onClose={() => setStep('reading')}
        />
      </div>
    );
  return (
    <>
      <div className={css['steps']} role="status">
        <span>{words[step === 'reviewing' ? 'reading' : step]}</span>
        {step === 'reading' ? (
          <Button look="primary" onClick={() => setStep('reviewing')}>
            {words.review}
          </Button>
        ) : (
          <Button onClick={() => setStep('reading')}>{words.again}</Button>
        )}
      </div>
      <ReadShowcase
        key={step}
        state={step === 'approved' ? after : before}
        shared={shared}
        user={user}
        codeTitle={words.codeTitle}
      />
    </>
  );
}
