import { useState } from 'react';
import { useUnfinished } from '@glossator/annotator';
import { ChangedElsewhere } from '../forms/ChangedElsewhere';
import { useOvertaken } from '../forms/use-overtaken';
import { classNames } from '../ui/class-names';
import css from './glossator-uploads.module.css';

interface TitleInputProps {
  readonly label: string;
  readonly title: string;
  /** The document goes, so that its title is struck through. */
  readonly isStruck?: boolean;
  /** It may be left empty; this is shown then. */
  readonly placeholder?: string;
  /** Longest one, in UTF-16 units. */
  readonly maxLength?: number;
  readonly className?: string | undefined;
  readonly onRename: (title: string) => void;
}

/**
 * A title that is changed where it stands, in a row of a list: Enter or leaving saves it, Escape and an empty one (unless it may be empty) bring the old one back. What
 * somebody else has made of it meanwhile stands below, and can be taken.
 */
export function TitleInput(props: TitleInputProps) {
  const { label, title, isStruck = false, placeholder, maxLength = 255, className, onRename } = props;
  const [typed, setTyped] = useState<string>();
  const elsewhere = useOvertaken({ title }, () => typed !== undefined && typed !== title);
  useUnfinished({
    text: typed === title ? undefined : typed,
    needs: 'organize',
    close: () => setTyped(undefined),
  });
  return (
    <div
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        const wanted = typed?.trim() ?? title;
        setTyped(undefined);
        if ((wanted !== '' || placeholder !== undefined) && wanted !== title) onRename(wanted);
      }}
    >
      <input
        className={classNames(css['title'], isStruck && css['struck'], className)}
        aria-label={label}
        value={typed ?? title}
        placeholder={placeholder}
        maxLength={maxLength}
        readOnly={isStruck}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <ChangedElsewhere label={label} text={elsewhere.title} onTake={() => setTyped(undefined)} />
    </div>
  );
}
