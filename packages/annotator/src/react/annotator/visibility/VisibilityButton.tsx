import { useTranslate } from '@glossator/i18n';
import { Lock, LockOpen } from 'lucide-react';
import { isPrivate } from '../../../core/entities/visibility';
import {
  hasWorkOfOthers,
  mayChangeVisibility,
  type VisibleEntity,
} from '../../../core/access/visibility/selectors';
import { useAnnotatorState, useCommands } from '../context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import type { VisibleKind } from './PrivateMark';

interface VisibilityButtonProps {
  readonly kind: VisibleKind;
  readonly entity: VisibleEntity;
}

/** Makes one's own private, or publishes it. Nothing on what is others', or has others' work on it. */
export function VisibilityButton({ kind, entity }: VisibilityButtonProps) {
  const t = useTranslate('annotator');
  const { publish, makePrivate } = useCommands().visibility;
  const mayChange = useAnnotatorState((state) => mayChangeVisibility(state, entity));
  const ref = { kind, id: entity.id };
  if (!mayChange) return null;
  if (!isPrivate(entity))
    return hasWorkOfOthers(entity) ? null : (
      <IconButton icon={Lock} label={t('visibility.makePrivate')} onClick={() => makePrivate(ref)} />
    );
  return <IconButton icon={LockOpen} label={t('visibility.publishHint')} onClick={() => publish(ref)} />;
}
