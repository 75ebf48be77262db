import type { CodeDocument, VersionComparison } from '@glossator/client-sdk/contract';
import type { useTranslate } from '@glossator/i18n';
import { hasNewText } from '../../core/review/selectors';

type Words = ReturnType<typeof useTranslate<'annotator'>>;

/** What the Update does to a document that has no other text. */
export function documentSentence(document: CodeDocument, t: Words): string {
  const { title, warnings = [], order, pages, totalSelectionsCount } = document;
  if (warnings.includes('deleted')) return t('review.deletedText', { count: totalSelectionsCount });
  if (warnings.includes('added')) return t('review.addedText', { pages });
  const isReordered = warnings.includes('reordered');
  if (!warnings.includes('renamed'))
    return isReordered ? t('review.reorderedText', { place: order + 1 }) : t('review.unchangedText');
  const renamed = t('review.renamedOnlyText', { to: title });
  return isReordered ? `${renamed} ${t('review.reorderedToo', { place: order + 1 })}` : renamed;
}

/** Why the texts could not be compared. */
function failureReason({ failure, unreadPages }: VersionComparison, t: Words): string {
  if (!unreadPages || unreadPages.old + unreadPages.new === 0)
    return t(`review.compareFailures.${failure ?? 'unknown'}`);
  return (['old', 'new'] as const)
    .filter((side) => unreadPages[side] > 0)
    .map((side) => t(`review.unreadPages.${side}`, { count: unreadPages[side] }))
    .join(' ');
}

/** Why the texts could not be compared, and what that means for its annotations; undefined where nothing failed. */
function failureSentence({ title, comparison }: CodeDocument, t: Words): string | undefined {
  if (comparison?.state !== 'failed') return undefined;
  return t('review.compareFailed', { title, reason: failureReason(comparison, t) });
}

/** What makes an approval of a new text doubtful; undefined where nothing does. */
export function doubtAbout(document: CodeDocument, t: Words): string | undefined {
  const { title, comparison } = document;
  if (comparison?.verdict === 'no-text') return t('review.scan', { title });
  if (comparison?.verdict !== 'different') return failureSentence(document, t);
  return t('review.different', { title, percent: Math.round((comparison.likeness ?? 0) * 100) });
}

function doubtTitle({ comparison }: CodeDocument, t: Words): string {
  if (comparison?.verdict === 'no-text') return t('review.scanTitle');
  return t(comparison?.verdict === 'different' ? 'review.differentTitle' : 'review.compareFailedTitle');
}

/** What must be known of a new text before it is looked at; `isLoud` where it warns. */
export interface DocumentNotice {
  readonly title: string | undefined;
  readonly text: string;
  readonly isLoud: boolean;
}

/** The sentence over the texts: the verdict of the comparison, and what else the Update does to the document. */
export function documentNotices(document: CodeDocument, t: Words): readonly DocumentNotice[] {
  if (!hasNewText(document)) return [];
  const { title, comparison, warnings = [], order } = document;
  const doubt = doubtAbout(document, t);
  const notices: DocumentNotice[] = [];
  const say = (head: string | undefined, text: string, isLoud: boolean) =>
    notices.push({ title: head, text, isLoud });
  if (doubt !== undefined) say(doubtTitle(document, t), doubt, true);
  else if (comparison?.state === 'running') say(undefined, t('review.comparingText'), false);
  else if (comparison?.verdict === 'same-text') say(t('review.sameTextTitle'), t('review.sameText'), false);
  if (warnings.includes('renamed')) say(undefined, t('review.renamedToo', { to: title }), false);
  if (warnings.includes('reordered')) say(undefined, t('review.reorderedToo', { place: order + 1 }), false);
  return notices;
}
