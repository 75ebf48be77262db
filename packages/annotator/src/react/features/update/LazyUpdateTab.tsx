import { LazyPart } from '../../annotator/lists/LazyPart';

const load = () => import('./UpdateTab').then(({ UpdateTab }) => UpdateTab);

const NOTHING = {};

/** The tab for Updates, loaded when it is first shown: most days there is none. */
export function LazyUpdateTab() {
  return <LazyPart load={load} props={NOTHING} />;
}
