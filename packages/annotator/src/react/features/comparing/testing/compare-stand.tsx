import type { TextChange } from '@glossator/client-sdk/contract';
import {
  alignDocuments,
  findChanges,
  quoteOf,
  type PageText,
  type TextRange,
} from '@glossator/document-text';
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { useCallback, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createConsoleLog } from '../../../../browser/browser-environment';
import type { DocumentViewer } from '../../../../core/ports/document-viewer';
import { createDocumentViewer } from '../../../../viewer/index';
import { ComparedDocuments, type ComparedDocumentsProps } from '../ComparedDocuments';
import '../../../styles/glossator-tokens.css';

/** What the stand shows. */
export interface CompareStandOptions {
  readonly oldUrl: string;
  readonly newUrl: string;
  readonly locale?: 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  readonly labels?: readonly [old: string, next: string];
  readonly highlights?: ComparedDocumentsProps['new']['highlights'];
}

/** What tests drive and look at. */
export interface CompareStand {
  readonly changes: readonly TextChange[];
  readonly viewers: readonly DocumentViewer[];
  setActive(index: number | undefined): void;
  goTo(place: { readonly old?: TextRange; readonly new?: TextRange }): void;
  readonly active: () => number | undefined;
}

const ASSETS = '/glossator-assets/';

/** Compares two PDFs in the browser and shows them in the whole window. */
export async function mountCompareStand(options: CompareStandOptions): Promise<CompareStand> {
  const { oldUrl, newUrl, locale = 'en', theme = 'light', labels = ['Old', 'New'] } = options;
  const old = await textOf(oldUrl);
  const next = await textOf(newUrl);
  const changes = findChanges(alignDocuments(old, next)).map((change) => withTexts(change, old, next));
  const messages = await loadMessages(locale);
  const viewers: DocumentViewer[] = [];
  const sides = {
    old: { source: { url: oldUrl }, label: <b>{labels[0]}</b>, highlights: options.highlights ?? [] },
    new: { source: { url: newUrl }, label: <b>{labels[1]}</b>, highlights: options.highlights ?? [] },
  };
  const log = createConsoleLog();
  const createViewer: ComparedDocumentsProps['createViewer'] = (parts) => {
    const viewer = createDocumentViewer(parts);
    viewers.push(viewer);
    return viewer;
  };
  let active: number | undefined;
  let setters: { setActive(index: number | undefined): void; setPlace(place: CompareStandPlace): void };

  function Stand() {
    const [shown, setShown] = useState<number | undefined>(undefined);
    const [place, setPlace] = useState<CompareStandPlace>(undefined);
    const setActive = useCallback((index: number | undefined): void => {
      active = index;
      setShown(index);
    }, []);
    useLayoutEffect(() => {
      setters = { setActive, setPlace };
    }, [setActive]);
    return (
      <ComparedDocuments
        {...sides}
        changes={changes}
        activeChange={shown}
        onActiveChange={setActive}
        place={place}
        assetsUrl={ASSETS}
        createViewer={createViewer}
        log={log}
      />
    );
  }
  const host = document.createElement('div');
  host.className = 'glossator-root';
  host.dataset['theme'] = theme;
  host.style.cssText = 'position:fixed;inset:0';
  document.body.replaceChildren(host);
  createRoot(host).render(
    <MessagesProvider locale={locale} messages={messages}>
      <Stand />
    </MessagesProvider>,
  );
  return {
    changes,
    viewers,
    setActive: (index) => setters.setActive(index),
    goTo: (place) => setters.setPlace(place),
    active: () => active,
  };
}

type CompareStandPlace = ComparedDocumentsProps['place'];

/** All the text of a PDF. */
async function textOf(url: string): Promise<PageText[]> {
  const container = document.createElement('div');
  container.style.cssText = 'position:fixed;inset:0;visibility:hidden';
  document.body.append(container);
  const viewer = createDocumentViewer({ container, assetsUrl: ASSETS, readsText: false });
  await viewer.open({ url });
  const pages: PageText[] = [];
  for (let page = 0; page < viewer.state.pageCount; page += 1) pages.push(await viewer.pageText(page));
  await viewer.destroy();
  container.remove();
  return pages;
}

function withTexts(
  change: ReturnType<typeof findChanges>[number],
  old: readonly PageText[],
  next: readonly PageText[],
): TextChange {
  const texts = (of: { readonly old: TextRange; readonly new: TextRange }) => ({
    oldText: quoteOf(of.old, old),
    newText: quoteOf(of.new, next),
  });
  return {
    ...change,
    ...texts(change),
    words: change.words.map((word) => ({ ...word, ...texts(word) })),
  };
}
