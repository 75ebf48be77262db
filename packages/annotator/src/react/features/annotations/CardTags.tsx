import type { TextSelection } from '@glossator/client-sdk/contract';
import { canEdit } from '../../../core/access/selectors';
import { useAnnotatorState, useOffers } from '../../annotator/context/annotator-context';
import { TagChips } from '../../annotator/tags/TagChips';
import { TagEditor } from '../../annotator/tags/TagEditor';

interface CardTagsProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
}

/** The tags of a highlight; those of the active one can be changed by its author. */
export function CardTags({ selection, isActive }: CardTagsProps) {
  const isEditable = useAnnotatorState((state) => canEdit(state, selection));
  const isOffered = useOffers().tags;
  if (!isOffered) return null;
  if (isActive && isEditable) return <TagEditor selection={selection} />;
  return <TagChips tags={selection.tags ?? []} isShort={!isActive} />;
}
