import css from './glossator-controls.module.css';

/** Grey bars where lines will stand; `widths` in percent. */
export function Skeleton({ widths, label }: { readonly widths: readonly number[]; readonly label: string }) {
  return (
    <div className={css['skeleton']} role="status" aria-label={label}>
      {widths.map((width, index) => (
        <span key={index} className={css['skeletonLine']} style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
