import type { ComponentType } from 'react';
import { useLater, type Later } from './later';

/** A component whose code is loaded later; nothing until it is there. */
export function Loaded<Props extends object>(props: {
  readonly later: Later<ComponentType<Props>>;
  /** What the component gets. */
  readonly props: Props;
}) {
  const { part: Part } = useLater(props.later);
  return Part ? <Part {...props.props} /> : null;
}
