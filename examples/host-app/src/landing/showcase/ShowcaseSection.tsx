import { useLandingWords } from '../landing-host';
import css from '../glossator-landing.module.css';

/** The product itself, to be tried. */
export function ShowcaseSection() {
  const words = useLandingWords();
  return (
    <section className={css['section']} aria-labelledby="showcase-title">
      <h2 id="showcase-title" className={css['heading']}>
        {words.showcase.title}
      </h2>
      <p className={css['prose']}>{words.showcase.text}</p>
    </section>
  );
}
