import { useTranslate } from '@glossator/i18n';
import type { UnportedProgress } from '../../../../core/unported/selectors';
import type { UnportedFilter } from '../../../../core/unported/state';
import { useCommands } from '../../../annotator/context/annotator-context';
import css from './glossator-unported.module.css';

const CHOICES = [
  ['all', 'unported.all'],
  ['unconfirmed', 'unported.unconfirmed'],
  ['failed', 'unported.noPlace'],
] as const;

/** Which of them are listed, with how many there are of each kind. */
export function UnportedFilters({
  filter,
  progress,
}: {
  readonly filter: UnportedFilter;
  readonly progress: UnportedProgress;
}) {
  const t = useTranslate('annotator');
  const { filter: filterUnported } = useCommands().unported;
  const { unconfirmed, failed } = progress;
  const counts = { all: unconfirmed + failed, unconfirmed, failed };
  return (
    <div className={css['filters']} role="group" aria-label={t('unported.filter')}>
      {CHOICES.map(([choice, words]) => (
        <button
          key={choice}
          type="button"
          className={css['filter']}
          aria-pressed={choice === filter}
          onClick={() => filterUnported(choice)}
        >
          {t(words)} <span className={css['filterCount']}>{counts[choice]}</span>
        </button>
      ))}
    </div>
  );
}
