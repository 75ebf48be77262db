import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import type { ProposedPlace } from '../../../../core/selections/proposed-place';
import { useCitation } from '../../../annotator/labels/use-citation';
import { usePageLabel } from '../../../annotator/labels/use-page-label';
import css from './glossator-unported.module.css';

/** Where an annotation stood and where it is proposed to stand, each by its citation, as far as known, and its page. */
export function PlaceLine({
  selection,
  proposal,
}: {
  readonly selection: TextSelection;
  readonly proposal: ProposedPlace | undefined;
}) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const { carriedOver } = selection;
  // Until the structure of the open text is known, the comparison's word for the best place is.
  const reported = proposal?.candidate === 0 ? carriedOver?.reason.to : undefined;
  const newCitation = useCitation(proposal?.area ? undefined : proposal?.range) ?? reported;
  const place = (citation: string | undefined, page: string) =>
    citation === undefined ? t('unported.page', { page }) : `${citation}, ${t('unported.page', { page })}`;
  // Labels of the pages are those of the open Version.
  const oldPage = String((carriedOver?.from ?? selection).startPage + 1);
  const oldCitation = carriedOver?.reason.from;
  const from = place(oldCitation, oldPage);
  if (!proposal) return <b className={css['places']}>{t('unported.formerly', { place: from })}</b>;
  const newPage = pageLabel(proposal.range.startPage);
  const isSameArticle = newCitation === oldCitation;
  const isSamePlace = isSameArticle && newPage === oldPage;
  const to = place(isSameArticle ? undefined : newCitation, newPage);
  return <b className={css['places']}>{isSamePlace ? from : t('unported.placeChange', { from, to })}</b>;
}
