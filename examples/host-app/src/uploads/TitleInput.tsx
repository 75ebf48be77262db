import { useState } from 'react';
import { classNames } from '../ui/class-names';
import css from './glossator-uploads.module.css';

interface TitleInputProps {
  readonly label: string;
  readonly title: string;
  /** The document goes, so that its title is struck through. */
  readonly isStruck?: boolean;
  readonly onRename: (title: string) => void;
}

/** A title that is changed where it stands, in a row of a list: Enter or leaving saves it, Escape and an empty one bring the old one back. */
export function TitleInput({ label, title, isStruck = false, onRename }: TitleInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className={classNames(css['title'], isStruck && css['struck'])}
      aria-label={label}
      value={typed ?? title}
      maxLength={255}
      readOnly={isStruck}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') setTyped(undefined);
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={() => {
        const wanted = typed?.trim() ?? '';
        setTyped(undefined);
        if (wanted !== '' && wanted !== title) onRename(wanted);
      }}
    />
  );
}
