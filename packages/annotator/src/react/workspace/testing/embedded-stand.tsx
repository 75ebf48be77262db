import { loadMessages } from '@glossator/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryBackend } from '../../../backends/memory-backend';
import { aDocument, aRange, aSelection, createMemoryStorage } from '../../../core/testing/test-annotator';
import type { LayoutProps } from '../../annotator/slots/slots';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { Annotator } from '../Annotator';
import { AnnotatorProvider } from '../AnnotatorProvider';
import { AnnotationsPanel } from '../parts/panel-parts';
import { Toolbar } from '../parts/Toolbar';
import { Viewer } from '../parts/Viewer';

/** What is shown in a page of a host. */
export interface EmbeddedOptions {
  /** The element of the host that is filled. */
  readonly place: Element;
  readonly url: string;
  /**
   * How the host arranges the annotator's parts: in a component for the slot `Layout`, or composed, with something of its own (of class `own`) in
   * the toolbar both times. As the annotator does where undefined.
   */
  readonly parts?: 'in a layout slot' | 'composed' | undefined;
}

/** A layout of the host's. */
function OwnLayout({ toolbar, document, rightPanel }: LayoutProps) {
  return (
    <section className="own-layout">
      {toolbar}
      <div className="own-columns">
        {document}
        {rightPanel}
      </div>
    </section>
  );
}
const OWN_PARTS = { Layout: OwnLayout };

/** Document and toolbar at the left, the cards at the right. */
function Composed() {
  return (
    <div className="composed">
      <div className="composed-viewer">
        <Viewer />
      </div>
      <div className="composed-toolbar">
        <Toolbar edge="bottom" end={OWN_BUTTON} />
      </div>
      <div className="composed-cards">
        <AnnotationsPanel />
      </div>
    </div>
  );
}
const OWN_BUTTON = <button type="button" className="own" aria-label="Ours" />;

/** Shows the annotator on one PDF, with the first ten letters of its first line highlighted in COLOR_2; the returned root ends it. */
export async function mountEmbedded({ place, url, parts }: EmbeddedOptions): Promise<Root> {
  const user = { id: 2, name: 'Max Keller' };
  const highlight = aSelection(1, aRange(0, 0, 0, 10), { text: 'Page one l', color: 'COLOR_2' });
  const { lastId, bookmarks, notes, deleted, made } = createMemoryBackend({ user }).annotations();
  const annotations = { lastId: lastId + 1, selections: [highlight], bookmarks, notes, deleted, made };
  const messages = await loadMessages('en');
  const root = createRoot(place);
  const props: AnnotatorProps = {
    documents: [aDocument(1, { pages: 2 })],
    user: { ...user, access: 'annotate' },
    backend: createMemoryBackend({ user, annotations }),
    resolveFile: () => ({ url }),
    assetsUrl: '/glossator-assets/',
    locale: 'en',
    messages,
    theme: 'light',
    storage: createMemoryStorage(),
    outboxStore: false,
    textStore: false,
  };
  root.render(
    parts === 'composed' ? (
      <AnnotatorProvider {...props}>
        <Composed />
      </AnnotatorProvider>
    ) : (
      <Annotator {...props} {...(parts && { components: OWN_PARTS, toolbarEnd: OWN_BUTTON })} />
    ),
  );
  return root;
}
