import type { CodeDocument, DocumentWarning } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import css from './glossator-concerned.module.css';

/** What an Update does to documents, in the order of what must be noticed first. */
const CONCERNS = [
  'deleted',
  'added',
  'renamed',
  'contains updates to resolve',
  'reordered',
] as const satisfies readonly DocumentWarning[];

/** Which documents an Update deletes, adds, renames, gives another text and moves, by their titles. */
export function DocumentsConcerned({ documents }: { readonly documents: readonly CodeDocument[] }) {
  const t = useTranslate('annotator');
  const concerned = CONCERNS.flatMap((concern) => {
    const titles = documents
      .filter(({ warnings = [] }) => warnings.includes(concern))
      .map(({ title }) => title);
    return titles.length > 0 ? [{ concern, titles }] : [];
  });
  if (concerned.length === 0) return null;
  return (
    <dl className={css['concerned']}>
      {concerned.map(({ concern, titles }) => (
        <div key={concern} className={css['concern']} data-concern={concern}>
          <dt>{t(`review.concerned.${concern}`)}</dt>
          {titles.map((title) => (
            <dd key={title}>{title}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
