import { EmptyState } from '../../controls/EmptyState';
import { useSlot, type EmptyListProps } from '../slots/slots';

/** What a list says in which there is nothing, or what the host says there. */
export function EmptyList(props: EmptyListProps) {
  const Shown = useSlot('EmptyList', EmptyState);
  return Shown && <Shown {...props} />;
}
