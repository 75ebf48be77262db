import { topOf } from '../../../core/structure/contents';
import { useAnnotatorContext, useCommands } from '../../annotator/context/annotator-context';
import { useBeside } from '../../annotator/context/beside-context';
import type { LinkedReference } from './read-references';

/** Goes to what a reference means, or opens it beside; in another document as soon as its articles are known. */
export function useFollowReference(): (reference: LinkedReference, isBeside: boolean) => void {
  const { annotator, chooseDocument, shownViewer } = useAnnotatorContext();
  const { articleLinks, places, structure } = useCommands();
  const { open } = useBeside();
  return ({ documentId, unit, key, label }, isBeside) => {
    const { read } = annotator.store.getState().structure;
    const start = read?.structure.units[unit]?.start;
    if (isBeside && open) {
      const position = shownViewer.get()?.position;
      const place =
        read && start && position
          ? places.at({ ...position, page: start.page, top: topOf(read.tops, unit) ?? 0, left: 0 })
          : undefined;
      const article = start ? undefined : { unit: key, words: label };
      open({ documentId, version: place?.isOld === true ? place.version : undefined, place, article });
    } else if (start) structure.goToUnit(unit);
    else {
      const elsewhere = articleLinks.follow({ documentId, unit: key }, label);
      if (elsewhere !== undefined) chooseDocument(elsewhere);
    }
  };
}
