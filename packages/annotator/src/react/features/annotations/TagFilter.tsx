import { useTranslate } from '@glossator/i18n';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { tagChoices, toggledTag } from '../../../core/filter/chosen-tags';
import type { FilterChoices } from '../../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Choice, Group } from './FilterGroup';
import css from './glossator-filter-bar.module.css';

/** Most tags that are shown without scrolling. */
const FEW = 8;

/** The tags to filter by, and the way to where they are changed for the whole Code; nothing where there are none. */
export function TagFilter({
  tags,
  onManage,
}: Pick<FilterChoices, 'tags'> & { readonly onManage: () => void }) {
  const t = useTranslate('annotator');
  const { change: changeFilter } = useCommands().filter;
  const chosen = useAnnotatorState(({ filter }) => filter.tags);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const choices = tagChoices(tags, chosen);
  if (choices.length === 0) return null;
  return (
    <Group label={t('annotations.byTag')} isLong={choices.length > FEW}>
      {choices.map(({ tag, count, isChosen }) => (
        <Choice
          key={tag}
          label={tag}
          count={count}
          isChosen={isChosen}
          onToggle={() => changeFilter({ tags: toggledTag(chosen, tag) })}
        />
      ))}
      {canAnnotate && (
        <button type="button" className={css['manage']} onClick={onManage}>
          {t('tags.manage')}
        </button>
      )}
    </Group>
  );
}
