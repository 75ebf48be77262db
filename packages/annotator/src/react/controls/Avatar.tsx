import { classNames } from './class-names';
import css from './glossator-avatar.module.css';

/** Cloths of covers, which the colors of people are taken from. */
const CLOTHS = 20;

interface AvatarProps {
  readonly person: { readonly id: number; readonly name: string };
  readonly className?: string | undefined;
}

/** The initials of a person, in a color that is theirs everywhere. Decoration: whoever shows it says the name. */
export function Avatar({ person: { id, name }, className }: AvatarProps) {
  const background = `var(--glossator-cover-${((id * 7) % CLOTHS) + 1})`;
  return (
    <span aria-hidden="true" className={classNames(css['avatar'], className)} style={{ background }}>
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return [first, last].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
