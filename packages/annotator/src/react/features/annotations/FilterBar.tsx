import { useTranslate } from '@glossator/i18n';
import { ListFilter } from 'lucide-react';
import { countChosen, isFiltering } from '../../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { FilterField } from '../../controls/FilterField';
import { Loaded } from '../../controls/Loaded';
import { PopoverButton } from '../../controls/PopoverButton';
import { FILTER_CHOICES } from './later-annotations';
import { NewsLine } from './NewsLine';
import css from './glossator-filter-bar.module.css';

/** Filters and sorts the annotations; says how many are left. */
export function FilterBar({ shown, total }: { readonly shown: number; readonly total: number }) {
  const t = useTranslate('annotator');
  const { change: changeFilter, clear: clearFilter } = useCommands().filter;
  const filter = useAnnotatorState((state) => state.filter);
  const chosen = countChosen(filter);
  const isOn = isFiltering(filter);
  return (
    <>
      <FilterField
        label={t('annotations.filter')}
        value={filter.text}
        onChange={(text) => changeFilter({ text })}
      >
        <PopoverButton
          label={t('annotations.filterMore', { count: chosen })}
          title={t('annotations.filterTitle')}
          className={classNames(css['more'], (chosen > 0 || filter.order !== 'position') && css['on'])}
          face={
            <>
              <ListFilter aria-hidden="true" size={15} strokeWidth={1.75} />
              {chosen > 0 && <span className={css['badge']}>{chosen}</span>}
            </>
          }
          placement="bottom-end"
          needs={FILTER_CHOICES}
        >
          {(close) => <Loaded later={FILTER_CHOICES} props={{ onClose: close }} />}
        </PopoverButton>
      </FilterField>
      <NewsLine />
      <div className={classNames(css['summary'], isOn && css['summaryOn'])}>
        <span role="status">{isOn && t('annotations.shown', { shown, total })}</span>
        {isOn && (
          <button type="button" className={css['clear']} onClick={clearFilter}>
            {t('annotations.clearFilter')}
          </button>
        )}
      </div>
    </>
  );
}
