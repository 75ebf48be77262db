import { useTranslate } from '@glossator/i18n';
import { useMemo, useState } from 'react';
import { statusIn } from '../../../core/selections/selectors';
import { isSameTag, usesOfTags } from '../../../core/tagging/replaced-tag';
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
  const access = useAnnotatorState((state) => state.access);
  const tags = useMemo(() => tagsOf(lists.flat()), [lists]);
  const known = useMemo(() => tags.map(({ tag }) => tag), [tags]);
  const uses = useMemo(() => usesOfTags({ access }, lists.flat()), [access, lists]);
  /** What the tag last changed has become: its row takes the focus, wherever it is in the list. */
  const [reached, setReached] = useState<string>();
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
        {status === 'ready' && tags.length === 0 && <p className={css['hint']}>{t('tags.manageNone')}</p>}
        <ul className={css['list']} aria-label={t('tags.offered')}>
          {tags.map(({ tag, count }) => (
            <TagRow
              key={tag}
              tag={tag}
              count={count}
              uses={uses(tag)}
              known={known}
              isWhole={status === 'ready'}
              isReached={reached !== undefined && isSameTag(tag, reached)}
              onReach={setReached}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
