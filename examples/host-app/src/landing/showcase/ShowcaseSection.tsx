import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import { useLandingWords } from '../landing-host';
import css from './glossator-showcase.module.css';
import landing from '../glossator-landing.module.css';

const Showcase = lazy(() => import('./Showcase').then(({ Showcase }) => ({ default: Showcase })));

/** What is only glimpsed at the window's lower edge is not approached. */
const NEAR = '0px 0px -120px';

/** The product itself, to be tried: loaded when a visitor comes near, so that the page is there before it. */
export function ShowcaseSection() {
  const words = useLandingWords().showcase;
  const { frame, isNear } = useApproach();
  const [failures, setFailures] = useState(0);
  const [isFailed, setFailed] = useState(false);
  return (
    <section className={landing['section']} aria-labelledby="showcase-title">
      <h2 id="showcase-title" className={landing['heading']}>
        {words.title}
      </h2>
      <p className={landing['prose']}>{words.text}</p>
      <div ref={frame} className={css['frame']} role="region" aria-label={words.frame}>
        {isFailed ? (
          <div className={css['loading']} role="alert">
            <p>{words.failed}</p>
            <Button
              onClick={() => {
                setFailed(false);
                setFailures(failures + 1);
              }}
            >
              {words.retry}
            </Button>
          </div>
        ) : isNear ? (
          <Suspense fallback={<p className={css['loading']}>{words.loading}</p>}>
            <Showcase key={failures} onFailed={() => setFailed(true)} />
          </Suspense>
        ) : (
          <noscript>
            <p className={css['loading']}>{words.scripts}</p>
          </noscript>
        )}
      </div>
    </section>
  );
}

/** Whether an element has come into the window. */
function useApproach() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, []);
  return { frame, isNear };
}
