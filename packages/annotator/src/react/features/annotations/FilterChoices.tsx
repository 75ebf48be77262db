import { useTranslate } from '@glossator/i18n';
import { useId, useMemo } from 'react';
import { filterChoices, groupsOf } from '../../../core/filter/selectors';
import { ANNOTATION_ORDERS } from '../../../core/filter/state';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
  useOffers,
} from '../../annotator/context/annotator-context';
import { useAnnotationLists } from '../../annotator/highlights/use-filtered-annotations';
import { useListScope } from './use-list-scope';
import { useColorWords } from '../../annotator/colors/color-names';
import { Choice, Group } from './FilterGroup';
import css from './glossator-filter-bar.module.css';
import { TagFilter } from './TagFilter';
import { useName } from '../../annotator/labels/use-name';

/** Colors, people and kinds of the annotations that are there, each with their number, and the order of the list. */
export function FilterChoices({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const personName = useName();
  const { nameOf } = useColorWords();
  const { change: changeFilter } = useCommands().filter;
  const { manage } = useCommands().tagging;
  const filter = useAnnotatorState((state) => state.filter);
  const choices = useOfferedChoices();
  return (
    <div className={css['choices']}>
      <Group label={t('annotations.byKind')}>
        {choices.kinds.map(({ kind, count }) => (
          <Choice
            key={kind}
            label={t(`annotations.kinds.${kind}`)}
            count={count}
            isChosen={filter.kinds.includes(kind)}
            onToggle={() => changeFilter({ kinds: toggled(filter.kinds, kind) })}
          />
        ))}
      </Group>
      <Group label={t('annotations.byMark')}>
        {choices.marks.map(({ mark, count }) => (
          <Choice
            key={mark}
            label={t(`annotations.marks.${mark}`)}
            count={count}
            isChosen={filter.marks.includes(mark)}
            onToggle={() => changeFilter({ marks: toggled(filter.marks, mark) })}
          />
        ))}
      </Group>
      <TagFilter
        tags={choices.tags}
        onManage={() => {
          onClose();
          manage(true);
        }}
      />
      <Group label={t('annotations.byColor')}>
        {choices.colors.map(({ color, count }) => (
          <Choice
            key={color}
            label={nameOf(color)}
            color={color}
            count={count}
            isChosen={filter.colors.includes(color)}
            onToggle={() => changeFilter({ colors: toggled(filter.colors, color) })}
          />
        ))}
      </Group>
      <Group label={t('annotations.byAuthor')}>
        {choices.authors.map(({ author, count }) => (
          <Choice
            key={author.id}
            label={personName(author)}
            count={count}
            isChosen={filter.authors.includes(author.id)}
            onToggle={() => changeFilter({ authors: toggled(filter.authors, author.id) })}
          />
        ))}
      </Group>
      <OrderChoices />
    </div>
  );
}

/** What can be chosen, as far as it is offered. */
function useOfferedChoices() {
  const { lists, facetsOf } = useAnnotationLists(useListScope());
  const legend = useAnnotatorState((state) => state.legend.entries);
  const isPrivateOffered = useAnnotatorState(({ visibility }) => visibility.isOffered);
  const { kinds } = useAnnotatorContext().annotator;
  const choices = useMemo(
    () => filterChoices(lists.flat(), facetsOf, groupsOf(kinds), legend),
    [lists, facetsOf, kinds, legend],
  );
  const offers = useOffers();
  const isOffered = {
    highlight: true,
    comment: offers.comments,
    attachment: offers.attachments,
    media: offers.media,
    unresolved: offers.comments,
    mentionsMe: offers.comments,
    new: true,
    private: isPrivateOffered,
  };
  return {
    ...choices,
    kinds: choices.kinds.filter(({ kind }) => isOffered[kind]),
    marks: choices.marks.filter(({ mark }) => isOffered[mark]),
    tags: offers.tags ? choices.tags : [],
  };
}

/** The orders of the list. */
function OrderChoices() {
  const t = useTranslate('annotator');
  const name = useId();
  const { change: changeFilter } = useCommands().filter;
  const filter = useAnnotatorState((state) => state.filter);
  return (
    <Group label={t('annotations.order')}>
      {ANNOTATION_ORDERS.map((order) => (
        <label key={order} className={css['choice']}>
          <input
            type="radio"
            name={name}
            checked={filter.order === order}
            onChange={() => changeFilter({ order })}
          />
          <span className={css['choiceLabel']}>{t(`annotations.orders.${order}`)}</span>
        </label>
      ))}
    </Group>
  );
}

function toggled<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
