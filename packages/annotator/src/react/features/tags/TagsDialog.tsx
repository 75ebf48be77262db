import { useTranslate } from '@glossator/i18n';
import { useMemo } from 'react';
import { statusIn } from '../../../core/selections/selectors';
import { tagsOf } from '../../../core/tagging/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { useAnnotationLists } from '../../annotator/highlights/use-filtered-annotations';
import { Button } from '../../controls/Button';
import { Dialog } from '../../controls/Dialog';
import css from './glossator-tags-dialog.module.css';
import { TagRow } from './TagRow';

/** The tags of the whole Code, to be renamed, merged and taken away. */
export function TagsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const { loadElsewhere } = useCommands().selections;
  const { lists } = useAnnotationLists('code');
  const status = useAnnotatorState((state) => statusIn(state, 'code'));
  const tags = useMemo(() => tagsOf(lists.flat()), [lists]);
  return (
    <Dialog title={t('tags.manageTitle')} onClose={onClose}>
      <div className={css['tags']} data-glossator-tags-dialog="" tabIndex={-1}>
        <p className={css['hint']}>{t('tags.manageIntro')}</p>
        {status === 'loading' && (
          <p role="status" className={css['hint']}>
            {t('tags.manageLoading')}
          </p>
        )}
        {status === 'failed' && (
          <p role="alert" className={css['failure']}>
            {t('tags.manageIncomplete')}
            <Button onClick={() => void loadElsewhere()}>{t('retry')}</Button>
          </p>
        )}
        {status !== 'loading' && tags.length === 0 && <p className={css['hint']}>{t('tags.manageNone')}</p>}
        <ul className={css['list']} aria-label={t('tags.offered')}>
          {tags.map(({ tag, count }) => (
            <TagRow
              key={tag}
              tag={tag}
              count={count}
              known={tags.map((other) => other.tag)}
              isWhole={status === 'ready'}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
