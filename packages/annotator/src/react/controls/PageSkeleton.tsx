import css from './glossator-cover.module.css';

/** How long the lines of the page are, in percent. */
const LINES = [38, 100, 96, 99, 62, 0, 30, 98, 100, 94, 71];

/** A page with gray lines, on the cover of a document that is being loaded. */
export function PageSkeleton() {
  return (
    <div className={css['page']}>
      {LINES.map((width, index) => (
        <span key={index} className={css['line']} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
