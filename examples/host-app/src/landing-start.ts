import { isLoggedIn } from './landing/landing-session';

const NOT_PAINTED_MS = 3000;

/**
 * All that the landing page runs before it is painted. What brings it to life is loaded after that: the page can be read without, and loading and
 * running it would keep the browser from drawing. Which files these are, `write-landing.mjs` has written beside this script's address.
 */
const { entry, modules } = document.currentScript?.dataset ?? {};
if (isLoggedIn()) window.location.replace('/library');
else whenPainted(bringToLife);
// What is sent before the page lives would become part of its address.
document.addEventListener('submit', (event) => event.preventDefault());

/** Calls once the page has been painted, or after a while where it is not, as in a window in the background. */
function whenPainted(begin: () => void): void {
  const late = setTimeout(paintedOrLate, NOT_PAINTED_MS);
  const watch = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) paintedOrLate();
  });
  watch.observe({ type: 'paint', buffered: true });
  function paintedOrLate(): void {
    clearTimeout(late);
    watch.disconnect();
    begin();
  }
}

function bringToLife(): void {
  for (const href of modules?.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
    );
  if (entry !== undefined) void import(/* @vite-ignore */ entry);
}
