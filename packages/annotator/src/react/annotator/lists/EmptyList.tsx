import { EmptyState } from '../../controls/EmptyState';
import { Slot } from '../slots/Slot';
import type { EmptyListProps } from '../slots/slots';

/** What a list says in which there is nothing, or what the host says there. */
export function EmptyList(props: EmptyListProps) {
  return <Slot name="EmptyList" own={EmptyState} props={props} />;
}
