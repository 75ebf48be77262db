import { loadMessages } from '@glossator/i18n';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryBackend } from '../../../backends/memory-backend';
import { aDocument, aRange, aSelection, createMemoryStorage } from '../../../core/testing/test-annotator';
import type { LayoutProps } from '../../annotator/slots/slots';
import { Annotator } from '../Annotator';

/** What is shown in a page of a host. */
export interface EmbeddedOptions {
  /** The element of the host that is filled. */
  readonly place: Element;
  readonly url: string;
  /** Whether the host puts something of its own (of class `own`) into the toolbar, and the annotator's parts into a layout of its own. */
  readonly hasOwnParts?: boolean;
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

/** Shows the annotator on one PDF, with the first ten letters of its first line highlighted in COLOR_2; the returned root ends it. */
export async function mountEmbedded({ place, url, hasOwnParts = false }: EmbeddedOptions): Promise<Root> {
  const user = { id: 2, name: 'Max Keller' };
  const highlight = aSelection(1, aRange(0, 0, 0, 10), { text: 'Page one l', color: 'COLOR_2' });
  const { lastId, bookmarks, notes, deleted, made } = createMemoryBackend({ user }).annotations();
  const annotations = { lastId: lastId + 1, selections: [highlight], bookmarks, notes, deleted, made };
  const messages = await loadMessages('en');
  const root = createRoot(place);
  root.render(
    <Annotator
      documents={[aDocument(1, { pages: 2 })]}
      user={{ ...user, access: 'annotate' }}
      backend={createMemoryBackend({ user, annotations })}
      resolveFile={() => ({ url })}
      assetsUrl="/glossator-assets/"
      locale="en"
      messages={messages}
      theme="light"
      storage={createMemoryStorage()}
      outboxStore={false}
      textStore={false}
      {...(hasOwnParts && { components: OWN_PARTS, toolbarEnd: <button className="own" /> })}
    />,
  );
  return root;
}
