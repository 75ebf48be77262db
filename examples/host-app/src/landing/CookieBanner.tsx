import { Button } from '../ui/Button';
import { useLandingHost, useLandingWords } from './landing-host';
import css from './glossator-landing.module.css';

/** Says what is kept in the browser, until it is accepted (specification section 2). */
export function CookieBanner() {
  const words = useLandingWords();
  const { hasAcceptedCookies, acceptCookies } = useLandingHost();
  if (hasAcceptedCookies) return null;
  return (
    <section className={css['cookies']} aria-label={words.cookies.label}>
      <p>
        {words.cookies.text} <a href="/privacy">{words.cookies.more}</a>
      </p>
      <Button look="primary" onClick={acceptCookies}>
        {words.cookies.accept}
      </Button>
    </section>
  );
}
