import { useTranslate } from '@glossator/i18n';
import { Bold, FileSymlink, Italic, List, ListOrdered, TextQuote, type LucideIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { classNames } from '../class-names';
import controls from '../glossator-controls.module.css';
import css from '../glossator-writing-form.module.css';
import { IconButton } from '../IconButton';
import { moveFocus } from '../move-focus';
import { editArea } from './edit-area';
import { formattingEdit, type Formatting } from './formatting-edits';

const TOOLS: readonly {
  readonly name: Formatting | 'article';
  readonly icon: LucideIcon;
  readonly shortcut?: string;
}[] = [
  { name: 'bold', icon: Bold, shortcut: 'Control+B' },
  { name: 'italic', icon: Italic, shortcut: 'Control+I' },
  { name: 'bullets', icon: List },
  { name: 'numbers', icon: ListOrdered },
  { name: 'quote', icon: TextQuote },
  { name: 'article', icon: FileSymlink },
];

/** Buttons that format what is selected in a text area. One of them can be reached by Tab; arrow keys lead to the others. */
export function FormattingTools(props: {
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  /** Begins a link to an article; undefined where there are none. */
  readonly onLinkArticle: (() => void) | undefined;
}) {
  const { areaRef, onLinkArticle } = props;
  const t = useTranslate('annotator');
  const [reached, setReached] = useState<string>('bold');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!/^(?:Arrow|Home$|End$)/.test(event.key)) return;
    const button = moveFocus([...event.currentTarget.querySelectorAll('button')], event);
    if (!button) return;
    event.preventDefault();
    setReached(button.name);
  };
  return (
    <div
      role="toolbar"
      aria-label={t('writing.tools')}
      className={classNames(controls['smallTools'], css['tools'])}
      onKeyDown={onKeyDown}
      // The text keeps the focus, and what is selected in it.
      onPointerDown={(event) => event.preventDefault()}
    >
      {TOOLS.map(({ name, icon, shortcut }) =>
        name === 'article' && !onLinkArticle ? null : (
          <IconButton
            key={name}
            name={name}
            icon={icon}
            label={t(`writing.${name}`)}
            {...(shortcut !== undefined && { shortcut })}
            tabIndex={name === reached ? 0 : -1}
            onClick={() => {
              if (name === 'article') onLinkArticle?.();
              else if (areaRef.current) formatArea(areaRef.current, name);
            }}
          />
        ),
      )}
    </div>
  );
}

/** Formats what is selected in a text area. */
export function formatArea(area: HTMLTextAreaElement, formatting: Formatting): void {
  const { value, selectionStart: start, selectionEnd: end } = area;
  editArea(area, formattingEdit(formatting, { value, start, end }));
}

/** What the keys Ctrl+B and Ctrl+I mean. */
export function formattingOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): Formatting | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  return ({ b: 'bold', i: 'italic' } as const)[key.toLowerCase()];
}
