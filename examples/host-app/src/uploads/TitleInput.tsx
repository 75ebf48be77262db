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
  return (
    <input
      key={title}
      className={classNames(css['title'], isStruck && css['struck'])}
      aria-label={label}
      defaultValue={title}
      maxLength={255}
      readOnly={isStruck}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') event.currentTarget.value = title;
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        if (typed === '') target.value = title;
        else if (typed !== title) onRename(typed);
      }}
    />
  );
}
