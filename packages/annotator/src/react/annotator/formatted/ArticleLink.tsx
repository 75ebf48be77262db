import type { ArticleTarget } from '@glossator/client-sdk/formatted';
import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { useAnnotatorContext, useAnnotatorState, useCommands } from '../context/annotator-context';
import css from './glossator-formatted.module.css';

/** A link to an article of the open document or of another one of the Code. One whose document is gone looks like it, and says so. */
export function ArticleLink(props: {
  readonly target: ArticleTarget;
  /** What the link says. */
  readonly words: string;
  readonly children: ReactNode;
}) {
  const { target, words, children } = props;
  const t = useTranslate('annotator');
  const { chooseDocument } = useAnnotatorContext();
  const { articleLinks } = useCommands();
  const document = useAnnotatorState(({ documents }) =>
    documents.items.find(({ id }) => id === target.documentId),
  );
  const isOpen = useAnnotatorState(({ documents }) => documents.activeId === target.documentId);
  const title = !document
    ? t('writing.documentGone')
    : isOpen
      ? t('writing.goToArticle')
      : t('writing.openDocument', { title: document.title });
  const follow = () => {
    const elsewhere = articleLinks.follow(target, words);
    if (elsewhere !== undefined) chooseDocument(elsewhere);
  };
  return (
    <button
      type="button"
      className={classNames(controls['link'], css['article'], !document && css['gone'])}
      title={title}
      onClick={follow}
    >
      {children}
    </button>
  );
}
