import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { isNewTo } from '../../../core/entities/entity-facets';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useOnlooker } from '../../annotator/context/use-onlooker';
import { useWhen } from '../../annotator/labels/use-when';
import { useListScope } from './use-list-scope';
import css from './glossator-filter-bar.module.css';

/** On how many annotations there is something new since the last visit; pressing it shows those. */
export function NewsLine() {
  const t = useTranslate('annotator');
  const when = useWhen();
  const { change } = useCommands().filter;
  const onlooker = useOnlooker();
  const items = useAnnotatorState(({ selections }) => selections.items);
  const isChosen = useAnnotatorState(({ filter }) => filter.marks.includes('new'));
  const count = useMemo(
    () => items.filter((item) => [item, ...item.data].some((each) => isNewTo(onlooker, each))).length,
    [items, onlooker],
  );
  const isOfCode = useListScope() === 'code';
  // When the user was at the other documents last is not known here.
  if (isOfCode || count === 0 || isChosen || onlooker.since === undefined) return null;
  return (
    <button type="button" className={css['news']} onClick={() => change({ marks: ['new'] })}>
      {t('annotations.newSince', { count, when: when(onlooker.since) })}
    </button>
  );
}
