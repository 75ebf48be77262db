import { useTranslate } from '@glossator/i18n';
import { useEffect, useId, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { splitTags } from '../../../core/tagging/entered-tags';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-tags.module.css';
import { TagOptions } from './TagOptions';
import { useLeaving } from './use-leaving';
import type { TagEntry } from './use-tag-entry';

interface TagFieldProps {
  readonly entry: TagEntry;
  /** Id of what says why tags were not added. */
  readonly describedBy: string;
  /** Escape: what is typed is given up. */
  readonly onClose: () => void;
}

/** A combobox: Enter or a comma adds what is typed, or the known tag that arrows have come to; Backspace in the empty field removes the last tag. */
export function TagField({ entry, describedBy, onClose }: TagFieldProps) {
  const { tags, typed, offered, problems, type, take, remove } = entry;
  const t = useTranslate('annotator');
  const listId = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const giveUp = useLeaving(field, entry);
  const list = useOptions(offered, () => {
    giveUp();
    onClose();
  });
  const { active, isOpen } = list;
  useEffect(() => field?.focus(), [field]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = tags.at(-1);
    // Enter ends what an input method composes.
    if (event.nativeEvent.isComposing) return;
    if (list.step(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      take(isOpen ? (offered[active] ?? typed) : typed);
      list.reset();
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined && !event.repeat) {
      event.preventDefault();
      remove(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (splitTags(text).length < 2) return;
    // The field would lose the line ends.
    event.preventDefault();
    take(`${typed}${text}`);
  };
  return (
    <>
      <input
        ref={setField}
        type="text"
        role="combobox"
        dir="auto"
        className={classNames(controls['field'], css['field'])}
        aria-label={t('tags.field')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={problems.length > 0 || undefined}
        placeholder={t('tags.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          list.reset();
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {isOpen && field && (
        <TagOptions
          id={listId}
          field={field}
          options={offered}
          active={active}
          onChoose={(tag) => {
            take(tag);
            list.reset();
          }}
        />
      )}
    </>
  );
}

/** Whether the known tags are offered, and which of them the arrow keys have come to: none at first, so that Enter adds what is typed. */
function useOptions(offered: readonly string[], onClose: () => void) {
  const [isDismissed, setIsDismissed] = useState(false);
  const [reached, setReached] = useState(-1);
  const isOpen = !isDismissed && offered.length > 0;
  const active = Math.min(reached, offered.length - 1);
  useEscape(true, onClose);
  useEscape(isOpen, () => {
    setIsDismissed(true);
    setReached(-1);
  });
  return {
    active,
    isOpen,
    reset() {
      setIsDismissed(false);
      setReached(-1);
    },
    /** Moves through the list; false where the key is none that does. */
    step(event: KeyboardEvent): boolean {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (by === 0 || event.altKey || event.ctrlKey || event.metaKey || offered.length === 0) return false;
      event.preventDefault();
      setIsDismissed(false);
      // One further than the last there is none: what is typed.
      const count = offered.length + 1;
      setReached(((active + 1 + by + count) % count) - 1);
      return true;
    },
  };
}
