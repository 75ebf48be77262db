import type { UserRef } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type TextareaHTMLAttributes,
} from 'react';
import { matchingPeople } from '../../core/people/matching-people';
import { mentionQueryAt } from '../../core/comments/mentions';
import { classNames } from './class-names';
import css from './glossator-mention-area.module.css';
import { useEscape } from './keys/escape-stack';
import { Unseen } from './Unseen';

/** Who can be mentioned in a text, and what becomes of a choice. */
export interface Mentioning {
  readonly people: readonly UserRef[];
  readonly onMention: (user: UserRef) => void;
}

interface MentionAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> {
  readonly areaRef: Ref<HTMLTextAreaElement>;
  readonly value: string;
  readonly mentioning: Mentioning;
  readonly onWrite: (text: string) => void;
}

/** A text area in which an `@` offers people: arrows choose, Enter, Tab or a click puts the name in, Escape closes the list. */
export function MentionArea({ areaRef, mentioning, onWrite, onKeyDown, ...area }: MentionAreaProps) {
  const t = useTranslate('annotator');
  const id = useId();
  const { value } = area;
  const [caret, setCaret] = useState(value.length);
  const completion = useCompletion(value, caret, mentioning.people);
  const { query, offered, active } = completion;
  const isOpen = offered.length > 0;
  const placeCaret = useCaretAfterwards(areaRef);
  useEscape(isOpen, completion.dismiss);

  const choose = (user: UserRef) => {
    if (!query) return;
    const before = `${value.slice(0, query.at)}@${user.name} `;
    mentioning.onMention(user);
    onWrite(before + value.slice(caret).replace(/^ /, ''));
    setCaret(before.length);
    placeCaret(before.length);
  };
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const user = offered[active];
    if (isOpen && isPlain && step !== 0) completion.move(step);
    else if (user && isPlain && (event.key === 'Enter' || event.key === 'Tab')) choose(user);
    else {
      onKeyDown?.(event);
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <textarea
        {...area}
        ref={areaRef}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onChange={({ target }) => {
          setCaret(target.selectionEnd);
          onWrite(target.value);
        }}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionEnd)}
        onKeyDown={onKey}
      />
      <Unseen role="status">{isOpen && t('comments.mentionCount', { count: offered.length })}</Unseen>
      {isOpen && (
        <div id={id} role="listbox" aria-label={t('comments.mention')} className={css['people']}>
          {offered.map((user, index) => (
            <div
              key={user.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classNames(css['person'], index === active && css['active'])}
              // The text keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(user)}
              onKeyDown={undefined}
            >
              {user.name}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Whom the mention at the caret can mean; nobody while none is written, or after it was dismissed. */
function useCompletion(value: string, caret: number, people: readonly UserRef[]) {
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [chosen, setChosen] = useState({ words: '', index: 0 });
  const query = mentionQueryAt(value, caret);
  const isOffered = query !== undefined && query.at !== dismissedAt;
  const offered = isOffered ? matchingPeople(people, query.words) : [];
  const active = query?.words === chosen.words ? Math.min(chosen.index, offered.length - 1) : 0;
  return {
    query,
    offered,
    active,
    move: (step: number) =>
      setChosen({
        words: query?.words ?? '',
        index: (active + step + offered.length) % offered.length,
      }),
    dismiss: () => setDismissedAt(query?.at),
  };
}

/** Puts the caret somewhere once the text has been written anew. */
function useCaretAfterwards(areaRef: Ref<HTMLTextAreaElement>): (caret: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    const field = areaRef && typeof areaRef === 'object' ? areaRef.current : null;
    if (wanted.current === undefined || !field) return;
    field.focus();
    field.setSelectionRange(wanted.current, wanted.current);
    wanted.current = undefined;
  });
  return (caret) => {
    wanted.current = caret;
  };
}
