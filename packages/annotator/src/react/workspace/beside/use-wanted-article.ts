import { useEffect } from 'react';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';

/** Goes to the article that a second document was opened at, once that is the one that is shown. */
export function useWantedArticle(): void {
  const { text } = useBeside();
  const { articleLinks } = useCommands();
  const activeId = useAnnotatorState(({ documents }) => documents.activeId);
  const documentId = text?.documentId;
  const article = text?.article;
  useEffect(() => {
    if (article && documentId !== undefined && documentId === activeId)
      articleLinks.follow({ documentId, unit: article.unit }, article.words);
  }, [articleLinks, article, documentId, activeId]);
}
