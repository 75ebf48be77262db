import { createRoot, type Root } from 'react-dom/client';
import { createConsoleLog } from '../../browser/browser-environment';
import type { Annotator } from '../../core/annotator';
import type { AnnotatorElementEvents } from './element-events';
import {
  present,
  readAttributes,
  type AnnotatorElementProperties,
  type ReadAttribute,
} from './element-properties';
import { createOwnBackend } from './own-backend';
import type { ShadowStyles } from './shadow-styles';
import { ShadowAnnotator, type ShadowAnnotatorProps } from './ShadowAnnotator';

/** What all elements of a definition share. */
export interface ElementParts {
  readonly styles: ShadowStyles;
  /** Where the assets are, for elements that do not say so. */
  readonly assetsUrl: string | undefined;
}

/** What an element shows in its shadow root. */
export interface ElementView {
  /** What the host has set. */
  readonly values: AnnotatorElementProperties;
  /** The annotator, while it works. */
  readonly api: Annotator | undefined;
  /**
   * Something of the element is another now: its place in the page, an attribute, a property. Whatever changes in a row is looked at once, so
   * that an element that is moved, and out of the page for a moment, keeps its annotator.
   */
  changed(): void;
}

/** Makes the view of an element; nothing is shown before the element is in a page. */
export function createElementView(
  element: HTMLElement,
  shadow: ShadowRoot,
  parts: ElementParts,
): ElementView {
  const values: AnnotatorElementProperties = {};
  const read: ReadAttribute = (name) => element.getAttribute(name);
  const emit = createEmit(element);
  const ownBackend = createOwnBackend();
  let root: Root | undefined;
  let api: Annotator | undefined;
  let isScheduled = false;
  let isDressed = false;

  const onFailure = (error: unknown) =>
    (values.log ?? createConsoleLog()).error('The annotator cannot be shown', error);
  const onReady = (annotator: Annotator) => {
    api = annotator;
    emit('glossator-ready', annotator);
    return () => {
      if (api === annotator) api = undefined;
    };
  };
  const propertiesOf = (): ShadowAnnotatorProps | undefined => {
    const given = present({ ...readAttributes(read), ...values });
    const { documents, resolveFile, user } = given;
    const assetsUrl = given.assetsUrl ?? parts.assetsUrl;
    if (!documents || !resolveFile || !user || assetsUrl === undefined) return undefined;
    return {
      ...given,
      documents,
      resolveFile,
      user,
      assetsUrl,
      locale: given.locale ?? 'en',
      messages: given.messages,
      backend: given.backend ?? ownBackend(read('src'), user),
      toolbarStart: slotOf(element, 'toolbar-start'),
      toolbarEnd: slotOf(element, 'toolbar-end'),
      onReady,
      ...(read('notices') === 'host' && {
        onNotice: (notice) => emit('glossator-notice', notice),
      }),
      onChange: (event) => emit('glossator-change', event),
      onDocumentChange: (documentId) => emit('glossator-document-change', { documentId }),
      onSelectionsCountChange: (documentId, count) =>
        emit('glossator-selections-count-change', { documentId, count }),
      onFailure,
    };
  };
  const end = (): void => {
    root?.unmount();
    root = undefined;
    shadow.replaceChildren();
  };
  const show = (): void => {
    const properties = propertiesOf();
    if (!properties) return;
    if (!isDressed) {
      // Undressed, pages would be measured as they never are.
      parts.styles.dress(shadow, properties.assetsUrl).then(() => {
        isDressed = true;
        changed();
      }, onFailure);
      return;
    }
    root ??= createRoot(mountIn(shadow));
    root.render(<ShadowAnnotator {...properties} />);
  };
  const changed = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      if (element.isConnected) show();
      else end();
    });
  };
  return {
    values,
    get api() {
      return api;
    },
    changed,
  };
}

/** The element in a shadow root that the annotator is mounted in. */
function mountIn(shadow: ShadowRoot): HTMLElement {
  const mount = shadow.ownerDocument.createElement('div');
  mount.dataset['glossatorMount'] = '';
  shadow.append(mount);
  return mount;
}

/** Says at the element what happens. */
function createEmit(element: HTMLElement) {
  return <Name extends keyof AnnotatorElementEvents>(
    name: Name,
    detail: AnnotatorElementEvents[Name]['detail'],
  ): void => {
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  };
}

/** What the host has put into the element for an end of the toolbar: it stays where it is, with the host's styles. */
function slotOf(element: HTMLElement, name: string) {
  return element.querySelector(`:scope > [slot="${name}"]`) ? <slot name={name} /> : undefined;
}
