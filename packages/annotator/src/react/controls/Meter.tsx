import css from './glossator-controls.module.css';

/** A bar that shows what words beside it say: how much of it is done. */
export function Meter({ value, max }: { readonly value: number; readonly max: number }) {
  return <progress className={css['meter']} aria-hidden="true" value={value} max={max} />;
}
