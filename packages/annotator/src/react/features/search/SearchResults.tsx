import { unitTitle } from '@glossator/document-text';
import { useTranslate } from '@glossator/i18n';
import { useCallback, useMemo } from 'react';
import { placeNear } from '../../../core/search/places';
import type { FoundPlaces } from '../../../core/search/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useCite } from '../../annotator/labels/use-citation';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import css from './glossator-search.module.css';
import { groupPlaces } from './group-places';
import { groupedRows } from './grouped-rows';
import { GroupedList } from './GroupedList';
import { HitText } from './HitText';

/** The places found in the document, in the order of the text, by article or page. */
export function SearchResults({ hits, total }: { readonly hits: FoundPlaces; readonly total: number }) {
  const t = useTranslate('annotator');
  const { activateHit } = useCommands().search;
  const labelOf = usePageLabel();
  const cite = useCite();
  const active = useAnnotatorState(({ search }) => search.active);
  const structure = useAnnotatorState((state) => state.structure.read?.structure);
  const groups = useMemo(() => groupPlaces(hits, structure), [hits, structure]);
  const rows = useMemo(() => groupedRows(groups.starts, hits.length), [groups, hits]);
  const indexIn = useCallback(
    (before: object, hit: number) => {
      const range = 'at' in before ? (before as FoundPlaces).at(hit) : undefined;
      return range && placeNear(hits, range);
    },
    [hits],
  );
  const titleOf = (group: number): string => {
    const unit = structure?.units[groups.articles[group] ?? -1];
    if (unit) return unitTitle(unit);
    return t('search.onPage', { label: labelOf(hits.at(rows.firstOf(group))?.startPage ?? 0) });
  };
  return (
    <GroupedList
      id="glossator-place"
      label={t('search.results')}
      rows={rows}
      total={total}
      active={active}
      steady={{ hits, indexIn }}
      onActivate={activateHit}
      renderHead={(group) => (
        <>
          <span className={css['groupTitle']}>{titleOf(group)}</span>
          <span className={css['groupCount']}>{t('search.inGroup', { count: rows.sizeOf(group) })}</span>
        </>
      )}
      renderHit={(hit) => {
        const place = hits.placeAt(hit);
        const citation = place && cite(structure, place.range);
        const page = place && t('search.page', { label: labelOf(place.range.startPage) });
        return place && <HitText {...place} about={[citation, page]} />;
      }}
      foot={
        total > hits.length && (
          <p className={css['more']}>{t('search.more', { count: total - hits.length })}</p>
        )
      }
    />
  );
}
