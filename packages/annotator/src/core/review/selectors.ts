import type {
  CarryOverCounts,
  CodeDocument,
  TextChange,
  TextSelection,
} from '@glossator/client-sdk/contract';
import { kindOfChange } from './change-kind';
import type { ChangeFilter, ReviewState } from './state';

/** The open document. */
export function selectReviewed({ documents, activeId }: ReviewState): CodeDocument | undefined {
  return documents.find(({ id }) => id === activeId);
}

/** The number of the Version on the old side; undefined before it is known. */
export function selectOldVersion({
  from,
  versions,
}: Pick<ReviewState, 'from' | 'versions'>): number | undefined {
  return from ?? versions.items.find(({ status }) => status === 'current')?.number;
}

/** The document to begin with: one with another text, else one that the Update does something to, else the first one. */
export function firstToReview(documents: readonly CodeDocument[]): CodeDocument | undefined {
  return (
    documents.find(hasNewText) ?? documents.find(({ warnings = [] }) => warnings.length > 0) ?? documents[0]
  );
}

/** Whether a document gets another text. */
export function hasNewText(document: CodeDocument | undefined): boolean {
  return document?.warnings?.includes('contains updates to resolve') ?? false;
}

/** Whether the texts of a document have been compared, so that its changes can be requested. */
export function isCompared(document: CodeDocument | undefined): boolean {
  return hasNewText(document) && document?.comparison?.state === 'ready';
}

/** Whether any document is still being compared. */
export function isComparing({ documents }: Pick<ReviewState, 'documents'>): boolean {
  return documents.some(({ comparison }) => comparison?.state === 'running');
}

/** Why nothing can be decided at the moment; undefined where it can. */
export type Hindrance = 'over' | 'noAccess' | 'changed' | 'comparing';

/** Why nothing can be decided at the moment. */
export function hindranceOf(state: ReviewState): Hindrance | undefined {
  const { news, access, decision } = state;
  if (decision.status === 'done' || (news && news.kind !== 'changed')) return 'over';
  if (access !== 'organize' && access !== 'owner') return 'noAccess';
  if (news) return 'changed';
  return isComparing(state) ? 'comparing' : undefined;
}

/** What an approval does to annotations; `archived` are those of deleted documents, which stay readable with them. */
export interface OutcomeTotals extends CarryOverCounts {
  readonly archived: number;
}

/** What an approval does to the annotations of all documents. */
export function totalOutcomes(documents: readonly CodeDocument[]): OutcomeTotals {
  const totals = { success: 0, unconfirmed: 0, failed: 0, archived: 0 };
  for (const { carryOver, warnings, totalSelectionsCount } of documents) {
    if (warnings?.includes('deleted')) totals.archived += totalSelectionsCount;
    else if (carryOver) {
      totals.success += carryOver.success;
      totals.unconfirmed += carryOver.unconfirmed;
      totals.failed += carryOver.failed;
    }
  }
  return totals;
}

/** Indices of the changes that a filter leaves. `matches` tests whether the change at an index has what is typed. */
export function filterChanges(
  changes: readonly TextChange[],
  { kind, isOwn }: ChangeFilter,
  own: ReadonlySet<number>,
  matches: (index: number) => boolean,
): readonly number[] {
  const left: number[] = [];
  for (const [index, change] of changes.entries()) {
    if (kind !== undefined && kindOfChange(change) !== kind) continue;
    if ((!isOwn || own.has(index)) && matches(index)) left.push(index);
  }
  return left;
}

/** How what follows the article begins in citations of all styles: "(1)", " Abs. 1", ", comma 1", " al. 1". */
const PART = /\(|,\s|\s(?:Abs|lit|Nr|Ziff|al|let|lett|cpv|para|ch|no?)\.\s/u;

const SPANISH = 'art. ';

/** Articles are cited so, divisions otherwise. */
const ARTICLE = /^(?:§|art|sect|sec\.|sez\.)/iu;

/** What only French laws have: there a section is a division. */
const FRENCH = /^(?:livre|titre|chapitre|sous-section|article [lrd]\.? ?\d)/iu;
const SECTION = /^sect/iu;

/** In how many articles there are changes; 0 where none can be cited. */
export function countArticles(changes: readonly TextChange[]): number {
  const citations = changes.flatMap(({ newCitation, oldCitation }) => newCitation ?? oldCitation ?? []);
  const isFrench = citations.some((citation) => FRENCH.test(citation));
  const articles = citations.filter(
    (citation) => ARTICLE.test(citation) && !(isFrench && SECTION.test(citation)),
  );
  return new Set(articles.map(articleOf)).size;
}

/** The article of a citation alone; the Spanish one has but a dot before its paragraph, `art. 12.1`. */
function articleOf(citation: string): string {
  const [article = ''] = citation.split(PART, 1);
  const dot = article.startsWith(SPANISH) ? article.indexOf('.', SPANISH.length) : -1;
  return (dot < 0 ? article : article.slice(0, dot)).toLowerCase();
}

/** The annotations with the chosen outcome. */
export function selectOutcomes({
  selections,
  outcome,
}: Pick<ReviewState, 'selections' | 'outcome'>): readonly TextSelection[] {
  const { items } = selections;
  return outcome === undefined ? items : items.filter(({ status }) => status === outcome);
}
