import css from './glossator-search.module.css';

interface HitTextProps {
  readonly before: string;
  readonly match: string;
  readonly after: string;
  /** Where it stands, who wrote it: what is not known is left out. */
  readonly about: readonly (string | undefined)[];
}

/** A hit in its surroundings, and a line about it. */
export function HitText({ before, match, after, about }: HitTextProps) {
  return (
    <>
      <span className={css['excerpt']}>
        {before}
        <mark className={css['match']}>{match}</mark>
        {after}
      </span>
      <span className={css['about']}>{about.filter((part) => part !== undefined).join(' · ')}</span>
    </>
  );
}
