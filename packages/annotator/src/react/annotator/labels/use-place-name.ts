import { useTranslate } from '@glossator/i18n';
import type { VisitedPlace } from '../../../core/places/visited-place';
import { useAnnotatorState } from '../context/annotator-context';
import { useVersions } from '../context/versions-context';

/** Names places that were read: the article, or where none is known the page, and the law; the Version where that is an old one. */
export function usePlaceName(): (place: VisitedPlace) => string {
  const t = useTranslate('annotator');
  const { trail } = useVersions();
  const listed = useAnnotatorState(({ documents }) => documents.items);
  return ({ documentId, passage, position, isOld, version }) => {
    const document = (trail.documents ?? listed).find(({ id }) => id === documentId);
    const law = document?.shortName === '' ? document.title : (document?.shortName ?? document?.title ?? '');
    const place = passage
      ? t('toolbar.placeArticle', { article: passage.label, law })
      : t('toolbar.placePage', { page: String(position.page + 1), law });
    return isOld ? t('toolbar.placeInVersion', { place, number: String(version ?? '') }) : place;
  };
}
