import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { KeyHint } from '../../controls/keys/KeyHint';
import css from './glossator-selection-bar.module.css';

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly text?: string;
  /** Its name where the text does not say enough. */
  readonly label?: string;
  readonly shortcut?: string;
  /** For a button that opens something. */
  readonly isOpen?: boolean;
  readonly onPress: () => void;
}

/** One button of a floating bar. */
export function BarButton({ icon: Icon, text, label, shortcut, isOpen, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controls['bareButton'], css['button'])}
      aria-label={text === undefined ? label : undefined}
      title={label ?? text}
      aria-expanded={isOpen}
      aria-keyshortcuts={shortcut}
      data-glossator-bar-item=""
      onClick={onPress}
    >
      <Icon aria-hidden="true" size={14} strokeWidth={1.75} />
      {text !== undefined && <span className={css['text']}>{text}</span>}
      {shortcut !== undefined && text !== undefined && <KeyHint>{shortcut}</KeyHint>}
    </button>
  );
}
