import { buttonClass } from '../ui/Button';
import { ContactSection } from './contact/ContactSection';
import { CookieBanner } from './CookieBanner';
import { useLandingHost, useLandingWords } from './landing-host';
import { LandingBar } from './LandingBar';
import { LandingFooter } from './LandingFooter';
import { ProductSection } from './ProductSection';
import { QuestionsSection } from './QuestionsSection';
import { ShowcaseSection } from './showcase/ShowcaseSection';
import shell from '../shell/glossator-shell.module.css';
import css from './glossator-landing.module.css';

/** The landing page (specification sections 1 and 2), the same in the app, in its own entry and as it is written at build. */
export function LandingPage() {
  const words = useLandingWords();
  return (
    <div className={css['landing']}>
      <a className={shell['skip']} href="#content">
        {words.skip}
      </a>
      <LandingBar />
      <main id="content" className={css['main']} tabIndex={-1}>
        <Hero />
        <ShowcaseSection />
        <ProductSection />
        <section id="about" className={css['section']} aria-labelledby="about-title">
          <h2 id="about-title" className={css['heading']}>
            {words.about.title}
          </h2>
          <p className={css['prose']}>{words.about.text}</p>
          <p className={css['prose']}>{words.about.name}</p>
        </section>
        <QuestionsSection />
        <ContactSection />
      </main>
      <LandingFooter />
      <CookieBanner />
    </div>
  );
}

/** What it is in a sentence, and the ways in. */
function Hero() {
  const words = useLandingWords();
  const { isSentHere } = useLandingHost();
  return (
    <div className={css['hero']}>
      <h1 className={css['title']}>{words.hero.title}</h1>
      <p className={css['lead']}>{words.hero.lead}</p>
      {isSentHere && (
        <p className={css['wanted']} role="status">
          {words.hero.toContinue}
        </p>
      )}
      <p className={css['calls']}>
        <a href="/register" className={buttonClass('primary')}>
          {words.nav.startNow}
        </a>
        <a href="/login" className={buttonClass('line')}>
          {words.nav.logIn}
        </a>
      </p>
      <p className={css['early']}>{words.hero.early}</p>
    </div>
  );
}
