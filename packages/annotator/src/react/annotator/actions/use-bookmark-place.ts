import { useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import { currentOutlineEntry } from '../../../core/documents/selectors';
import { headingAt } from '../../../core/structure/contents';
import { shownContents } from '../../../core/structure/shown-contents';
import { usePageLabel } from '../labels/use-page-label';
import { useAnnotatorContext } from '../context/annotator-context';

/**
 * Bookmarks the selected text, called like it, or else opens the form for a bookmark on the page being read, called like the heading
 * over it, or like the page.
 */
export function useBookmarkPlace(): () => void {
  const t = useTranslate('annotator');
  const { annotator } = useAnnotatorContext();
  const pageLabel = usePageLabel();
  return useCallback(() => {
    const { commands, store } = annotator;
    const { selections, documents, structure, view } = store.getState();
    if (selections.textSelection?.text.trim()) {
      commands.panels.chooseLeftTab('bookmarks');
      commands.bookmarks.markPassage();
      return;
    }
    const { page } = view.reading;
    const entries = shownContents(documents.outline.entries, structure);
    const heading = currentOutlineEntry(entries, {
      ...view,
      heading: headingAt(structure.read, view.landed),
    });
    // Before the first heading there is none over the page.
    const isAbove = heading?.page !== undefined && heading.page <= page;
    const name = isAbove ? heading.title : '';
    commands.panels.chooseLeftTab('bookmarks');
    commands.bookmarks.openForm(page, name.trim() || t('bookmarks.pageName', { page: pageLabel(page) }));
  }, [annotator, t, pageLabel]);
}
