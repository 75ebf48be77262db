import type { AccessLevel, TextSelection } from '@glossator/client-sdk/contract';
import { loadMessages, type LocaleCode } from '@glossator/i18n';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, type ComponentType } from 'react';
import type { AnnotatorBackend } from '../../core/ports/backend';
import type { FakeDocument } from '../../core/testing/fake-document';
import { createFakeViewer, type FakeViewer } from '../../core/testing/fake-viewer';
import { createManualBackend } from '../../core/testing/manual-backend';
import { createManualClock } from '../../core/testing/manual-clock';
import { aDocument, createMemoryStorage, settle, SHORT_DOCUMENT } from '../../core/testing/test-annotator';
import { Annotator } from '../workspace/Annotator';
import { loadLaterParts } from './load-later-parts';
import type { AnnotatorProps } from '../annotator/context/annotator-props';

/** jsdom lays nothing out: every element is as large as a card, so that lists know what is in view. */
export function giveElementsSizes(): void {
  const size = (pixels: number) => ({ configurable: true, get: () => pixels });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', size(400));
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', size(300));
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', size(800));
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', size(1000));
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 800);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

interface RenderOptions {
  readonly existing?: readonly TextSelection[];
  readonly access?: AccessLevel;
  readonly locale?: LocaleCode;
  readonly document?: FakeDocument;
  /** Gives the articles of documents that are not open; without it there is no such call. */
  readonly structure?: AnnotatorBackend['documents']['structure'];
  readonly props?: Partial<AnnotatorProps>;
  /** A component of a host's in place of `<Annotator>`, with the same properties. */
  readonly component?: ComponentType<AnnotatorProps>;
  /** Without the code that is loaded later. */
  readonly isBare?: boolean;
}

/** Renders `<Annotator>` on fakes in strict mode; `finish` answers the open calls and waits until they have been processed. */
export async function renderAnnotator(options: RenderOptions = {}) {
  const backend = createManualBackend(options.existing);
  const clock = createManualClock();
  const viewers: FakeViewer[] = [];
  const locale = options.locale ?? 'en';
  const messages = await loadMessages(locale);
  if (!options.isBare) await loadLaterParts();
  const quiet = { warn: () => undefined, error: () => undefined };
  const createViewer = () => {
    const viewer = createFakeViewer(options.document ?? SHORT_DOCUMENT);
    viewers.push(viewer);
    return viewer;
  };
  const props: AnnotatorProps = {
    documents: [aDocument(1), aDocument(2)],
    user: { id: 1, name: 'Lea Rossi', access: options.access ?? 'annotate' },
    backend: options.structure
      ? { ...backend, documents: { ...backend.documents, structure: options.structure } }
      : backend,
    clock,
    log: quiet,
    storage: createMemoryStorage(),
    outboxStore: false,
    resolveFile: RESOLVE,
    assetsUrl: '/assets/',
    locale,
    messages,
    createViewer,
    // Its backend serves no Versions unless a test adds them, and has annotations without a sure place nevertheless.
    features: { updates: true },
    ...options.props,
  };
  const Shown = options.component ?? Annotator;
  const element = (changed: Partial<AnnotatorProps>) => (
    <StrictMode>
      <Shown {...props} {...changed} />
    </StrictMode>
  );
  const view = render(element({}));
  const rerenderWith = (changed: Partial<AnnotatorProps>) => view.rerender(element(changed));
  const finish = () =>
    act(async () => {
      await settle();
      while (backend.calls.length > 0) {
        backend.next().succeed();
        await settle();
      }
    });
  const viewer = () => {
    const last = viewers.at(-1);
    if (!last) throw new Error('No viewer was made');
    return last;
  };
  const pass = (ms: number) =>
    act(async () => {
      clock.pass(ms);
      await settle();
    });
  return { ...view, rerenderWith, props, backend, clock, viewer, finish, pass, user: userEvent.setup() };
}

const RESOLVE: AnnotatorProps['resolveFile'] = ({ id }) => ({ url: `/file/${id}` });
