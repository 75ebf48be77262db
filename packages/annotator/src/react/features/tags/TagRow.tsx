import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { LONGEST_TAG } from '../../../core/tagging/entered-tags';
import { newNameOf, type TagUses } from '../../../core/tagging/replaced-tag';
import { useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { IconButton } from '../../controls/IconButton';
import controls from '../../controls/glossator-controls.module.css';
import { classNames } from '../../controls/class-names';
import { useEscape } from '../../controls/keys/escape-stack';
import { useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-tags-dialog.module.css';

/** What takes the focus when a row, or a part of one, goes away. */
const DIALOG = '[data-glossator-tags-dialog]';
const ROW = '[data-glossator-tag]';

interface TagRowProps {
  readonly tag: string;
  /** How many annotations have it, one's own and those of others. */
  readonly count: number;
  readonly uses: TagUses;
  /** All tags of the Code. */
  readonly known: readonly string[];
  /** The annotations of all documents have been read. */
  readonly isWhole: boolean;
  /** The row is to take the focus. */
  readonly isReached: boolean;
  /** Says which row is to take the focus, by its tag; or that it has. */
  readonly onReach: (tag: string | undefined) => void;
}

/** One tag of the Code: how many annotations have it, and what can be done with it in one's own. */
export function TagRow({ tag, count, uses, known, isWhole, isReached, onReach }: TagRowProps) {
  const t = useTranslate('annotator');
  const { replace } = useCommands().tagging;
  const [task, setTask] = useState<'rename' | 'delete'>();
  const [row, setRow] = useState<HTMLElement | null>(null);
  useReturnFocus(row, DIALOG);
  useEffect(() => {
    if (!isReached || !row) return;
    row.focus();
    onReach(undefined);
  }, [isReached, row, onReach]);
  const affected = { count: uses.own.length, left: uses.others.length };
  const isPossible = isWhole && affected.count > 0;
  const finish = (by: string | undefined) => {
    setTask(undefined);
    replace(tag, by);
    onReach(by);
  };
  return (
    <li ref={setRow} className={css['item']} data-glossator-tag="" tabIndex={-1}>
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
      {isWhole && affected.count === 0 && <p className={css['hint']}>{t('tags.ofOthers')}</p>}
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
          returnTo={ROW}
          onCancel={() => setTask(undefined)}
          onConfirm={() => finish(undefined)}
        />
      )}
    </li>
  );
}

/** Opened by a press, a field is to be typed in. The same function at every render: it is called once. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
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
  const [form, setForm] = useState<HTMLElement | null>(null);
  useReturnFocus(form, ROW);
  useEscape(true, onCancel);
  const [typed, setTyped] = useState(tag);
  const { name, isMerged, isPossible, isMany } = newNameOf(tag, typed, known);
  return (
    <form
      ref={setForm}
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
