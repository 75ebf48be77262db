import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../controls/Button';
import { useLater } from '../../controls/later';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-tags.module.css';
import { TAG_FIELD } from './later-tag-field';
import { useTagEntry } from './use-tag-entry';

/** The tags of one's Selection: each with a button that removes it, and a field for further ones. */
export function TagEditor({ selection }: { readonly selection: Pick<TextSelection, 'id' | 'tags'> }) {
  const t = useTranslate('annotator');
  const problemsId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const problemList = useRef<HTMLDivElement>(null);
  const entry = useTagEntry(selection);
  const { tags, isAdding, problems, said, begin, end, remove } = entry;
  const { part: TagField } = useLater(TAG_FIELD, isAdding);
  useEffect(() => {
    if (returns.current && !isAdding) addButton.current?.focus();
    returns.current = false;
  }, [isAdding]);
  useEffect(() => {
    if (problems.length > 0) problemList.current?.scrollIntoView({ block: 'nearest' });
  }, [problems]);
  return (
    <div className={css['editor']}>
      <div className={css['tags']}>
        {tags.length > 0 && (
          <ul className={css['list']} aria-label={t('tags.label')}>
            {tags.map((tag) => (
              <TagChip key={tag} tag={tag} addButton={addButton} onRemove={() => remove(tag)} />
            ))}
          </ul>
        )}
        <div className={css['last']}>
          {isAdding && TagField ? (
            <TagField
              entry={entry}
              describedBy={problemsId}
              onClose={() => {
                returns.current = true;
                end();
              }}
            />
          ) : (
            <Button ref={addButton} look="quiet" className={css['add']} onClick={begin}>
              <Plus aria-hidden="true" size={13} />
              {t('tags.add')}
            </Button>
          )}
        </div>
      </div>
      {(isAdding || problems.length > 0) && (
        <div ref={problemList} id={problemsId} role="alert" className={css['problems']}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <Unseen role="status">{said}</Unseen>
    </div>
  );
}

/** A tag with the button that removes it; the focus goes on to its neighbor. */
function TagChip(props: {
  readonly tag: string;
  readonly addButton: { readonly current: HTMLElement | null };
  readonly onRemove: () => void;
}) {
  const { tag, addButton, onRemove } = props;
  const t = useTranslate('annotator');
  const chip = useRef<HTMLLIElement>(null);
  const remove = () => {
    const { nextElementSibling: next, previousElementSibling: previous } = chip.current ?? {};
    const neighbor = [next, previous].map((each) => each?.querySelector<HTMLElement>('[data-removes]'));
    (neighbor.find(Boolean) ?? addButton.current)?.focus();
    onRemove();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    // Elsewhere these keys delete the whole highlight.
    event.preventDefault();
    remove();
  };
  return (
    <li ref={chip} className={css['chip']}>
      <bdi className={css['whole']}>{tag}</bdi>
      <button
        type="button"
        data-removes=""
        className={css['remove']}
        aria-label={t('tags.remove', { tag })}
        title={t('tags.remove', { tag })}
        onClick={remove}
        onKeyDown={onKeyDown}
      >
        <X aria-hidden="true" size={11} />
      </button>
    </li>
  );
}
