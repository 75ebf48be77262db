import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { LONGEST_TAG } from '../../../core/tagging/entered-tags';
import { newNameOf, tagUses } from '../../../core/tagging/replaced-tag';
import { useAnnotatorContext, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { IconButton } from '../../controls/IconButton';
import controls from '../../controls/glossator-controls.module.css';
import { classNames } from '../../controls/class-names';
import { useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-tags-dialog.module.css';

/** What takes the focus when a part of the dialog goes away. */
const DIALOG = '[data-glossator-tags-dialog]';

interface TagRowProps {
  readonly tag: string;
  /** How many annotations have it, one's own and those of others. */
  readonly count: number;
  /** All tags of the Code. */
  readonly known: readonly string[];
  /** The annotations of all documents have been read. */
  readonly isWhole: boolean;
}

/** One tag of the Code: how many annotations have it, and what can be done with it in one's own. */
export function TagRow({ tag, count, known, isWhole }: TagRowProps) {
  const t = useTranslate('annotator');
  const { store } = useAnnotatorContext().annotator;
  const { replace } = useCommands().tagging;
  const [task, setTask] = useState<'rename' | 'delete'>();
  const [row, setRow] = useState<HTMLElement | null>(null);
  useReturnFocus(row, DIALOG);
  const { own, others } = tagUses(store.getState(), tag);
  const affected = { count: own.length, left: others.length };
  const isPossible = isWhole && own.length > 0;
  const finish = (by: string | undefined) => {
    setTask(undefined);
    replace(tag, by);
  };
  return (
    <li ref={setRow} className={css['item']}>
      <div className={css['row']}>
        <bdi className={css['tag']}>{tag}</bdi>
        <span className={css['count']} title={t('tags.uses', { count })}>
          {count}
        </span>
        <IconButton
          icon={Pencil}
          label={t('tags.rename', { tag })}
          aria-disabled={!isPossible}
          onClick={() => isPossible && setTask('rename')}
        />
        <IconButton
          icon={Trash2}
          label={t('tags.delete', { tag })}
          aria-disabled={!isPossible}
          onClick={() => isPossible && setTask('delete')}
        />
      </div>
      {isWhole && own.length === 0 && <p className={css['hint']}>{t('tags.ofOthers')}</p>}
      {task === 'rename' && (
        <RenameForm
          tag={tag}
          known={known}
          affected={affected}
          onCancel={() => setTask(undefined)}
          onRename={finish}
        />
      )}
      {task === 'delete' && (
        <ConfirmDeletion
          question={t('tags.deleteQuestion', { tag, ...affected })}
          returnTo={DIALOG}
          onCancel={() => setTask(undefined)}
          onConfirm={() => finish(undefined)}
        />
      )}
    </li>
  );
}

/** Opened by a press, a field is to be typed in. The same function at every render: it is called once. */
function selectAll(field: HTMLInputElement | null): void {
  field?.select();
}

interface RenameFormProps extends Pick<TagRowProps, 'tag' | 'known'> {
  /** How many annotations it changes, and how many of others it leaves. */
  readonly affected: { readonly count: number; readonly left: number };
  readonly onCancel: () => void;
  readonly onRename: (by: string) => void;
}

/** Asks for the new name of a tag, and says what that changes: two tags become one where the name is another one's. */
function RenameForm({ tag, known, affected, onCancel, onRename }: RenameFormProps) {
  const t = useTranslate('annotator');
  const id = useId();
  const [typed, setTyped] = useState(tag);
  const { name, isMerged, isPossible, isMany } = newNameOf(tag, typed, known);
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onRename(name);
      }}
    >
      <input
        className={classNames(controls['field'], css['field'])}
        aria-label={t('tags.newName', { tag })}
        aria-describedby={id}
        maxLength={LONGEST_TAG}
        autoComplete="off"
        ref={selectAll}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button look="primary" type="submit" disabled={!isPossible}>
        {isMerged ? t('tags.merge') : t('tags.renameShort')}
      </Button>
      <p id={id} role="status" className={css['hint']}>
        {isMany && t('tags.oneName')} {isMerged && t('tags.mergeHint', { name })}{' '}
        {t('tags.affected', affected)}
      </p>
    </form>
  );
}
