import { useTranslate } from '@glossator/i18n';
import { tagChoices, toggledTag } from '../../../core/filter/chosen-tags';
import type { FilterChoices } from '../../../core/filter/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Choice, Group } from './FilterGroup';

/** Most tags that are shown without scrolling. */
const FEW = 8;

/** The tags to filter by; nothing where there are none. */
export function TagFilter({ tags }: Pick<FilterChoices, 'tags'>) {
  const t = useTranslate('annotator');
  const { change: changeFilter } = useCommands().filter;
  const chosen = useAnnotatorState(({ filter }) => filter.tags);
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
    </Group>
  );
}
