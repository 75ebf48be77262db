import { useTranslate } from '@glossator/i18n';
import type { ReactNode } from 'react';
import { CHANGE_KINDS, type ChangeKind } from '../../core/review/state';
import { Button } from '../controls/Button';
import { FilterField } from '../controls/FilterField';
import { Menu } from '../controls/Menu';
import css from './glossator-review.module.css';
import { useReviewContext, useReviewState } from './review-context';
import type { ListedChanges } from './use-listed-changes';

const KINDS: readonly (ChangeKind | undefined)[] = [undefined, ...CHANGE_KINDS];

/** The bar that filters the changes; what decides stands at its end. */
export function ReviewTools({ listed, end }: { readonly listed: ListedChanges; readonly end: ReactNode }) {
  const t = useTranslate('annotator');
  const { changes, review } = useReviewContext();
  const { kind, isOwn, text } = useReviewState((state) => state.filter);
  const nameOf = (each: ChangeKind | undefined) => t(`review.filter.${each ?? 'all'}`);
  return (
    <section className={css['tools']} aria-label={t('review.filterBar')} data-glossator-toolbar="">
      <Menu
        className={css['kind']}
        label={t('review.filter.label', { kind: nameOf(kind) })}
        menuLabel={t('review.filter.menu')}
        button={nameOf(kind)}
        items={KINDS.map((each) => ({
          key: each ?? 'all',
          label: nameOf(each),
          isChosen: each === kind,
          onChoose: () => changes.changeFilter({ kind: each }),
        }))}
      />
      {review && (
        <Button
          className={css['toggle']}
          aria-pressed={isOwn}
          disabled={listed.ownCount === 0 && !isOwn}
          onClick={() => changes.changeFilter({ isOwn: !isOwn })}
        >
          {t('review.filter.own', { count: listed.ownCount })}
        </Button>
      )}
      <div className={css['search']} data-glossator-review-search="">
        <FilterField
          label={t('review.filter.search')}
          value={text}
          onChange={(typed) => changes.changeFilter({ text: typed })}
        />
      </div>
      {end}
    </section>
  );
}
