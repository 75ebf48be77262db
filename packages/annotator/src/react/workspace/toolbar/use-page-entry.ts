import { useState } from 'react';
import { findPage } from '../../../core/view/find-page';
import { useAnnotatorContext, useCommands } from '../../annotator/context/annotator-context';

/** What is typed into the page field: nothing yet, something, or something that no page answers to. */
export interface PageEntry {
  /** Undefined while nobody is typing. */
  readonly typed: string | undefined;
  /** What was typed and is no page. */
  readonly unknown: string | undefined;
  readonly type: (text: string) => void;
  /** Goes to the page that was typed; answers false, and says so, where there is none. */
  readonly commit: () => boolean;
  /** Forgets what was typed. */
  readonly cancel: () => void;
}

/** The page field's own state. */
export function usePageEntry(): PageEntry {
  const { annotator } = useAnnotatorContext();
  const { choosePage } = useCommands().view;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [unknown, setUnknown] = useState<string | undefined>(undefined);
  const type = (text: string) => {
    setTyped(text);
    setUnknown(undefined);
  };
  const cancel = () => {
    setTyped(undefined);
    setUnknown(undefined);
  };
  const commit = () => {
    if (typed === undefined || typed.trim() === '') {
      cancel();
      return true;
    }
    const { toolbar, viewer } = annotator.store.getState().view;
    const page = findPage(typed, {
      labels: viewer.pageLabels,
      pageCount: viewer.pageCount,
      current: toolbar.page,
    });
    if (page === undefined) {
      setUnknown(typed.trim());
      return false;
    }
    cancel();
    if (page !== toolbar.page) choosePage(page);
    return true;
  };
  return { typed, unknown, type, commit, cancel };
}
