import type { CodeSearchHit } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useName } from '../../annotator/labels/use-name';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { HitText } from './HitText';

/** A hit of the Code, what it is in and who wrote it. */
export function CodeHit({ hit }: { readonly hit: CodeSearchHit }) {
  const t = useTranslate('annotator');
  const nameOf = useName();
  const { excerpt, match, kind } = hit;
  const labelOf = usePageLabel();
  const openId = useAnnotatorState((state) => state.documents.activeId);
  const page = 'range' in hit ? hit.range.startPage : kind === 'bookmark' ? hit.page : undefined;
  // What is printed on the pages of a document is known while it is open.
  const label = (at: number) => (hit.documentId === openId ? labelOf(at) : String(at + 1));
  const about = [
    kind === 'text' ? undefined : t(`search.kinds.${kind}`),
    'citation' in hit ? hit.citation : undefined,
    page === undefined ? undefined : t('search.page', { label: label(page) }),
    'createdBy' in hit ? nameOf(hit.createdBy) : undefined,
  ];
  const before = excerpt.slice(0, match.start);
  const found = excerpt.slice(match.start, match.end);
  return <HitText before={before} match={found} after={excerpt.slice(match.end)} about={about} />;
}
