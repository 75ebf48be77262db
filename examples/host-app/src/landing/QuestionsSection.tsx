import { useLandingWords } from './landing-host';
import css from './glossator-landing.module.css';

const QUESTIONS = [
  'change',
  'together',
  'protection',
  'files',
  'storage',
  'price',
  'devices',
  'leaving',
] as const;

/** Questions and answers; the browser opens and closes them, also without scripts. */
export function QuestionsSection() {
  const words = useLandingWords();
  return (
    <section id="questions" className={css['section']} aria-labelledby="questions-title">
      <h2 id="questions-title" className={css['heading']}>
        {words.questions.title}
      </h2>
      <div className={css['questions']}>
        {QUESTIONS.map((name) => (
          <details key={name}>
            <summary>{words.questions[name].question}</summary>
            <p>{words.questions[name].answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
