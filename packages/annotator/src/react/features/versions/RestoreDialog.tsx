import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Loaded } from '../../controls/Loaded';
import { RESTORE_QUESTION } from './later-versions';

/** The question before an old Version is restored; nothing unless the user asked for it. */
export function RestoreDialog() {
  const asked = useAnnotatorState(({ versions }) => versions.asked);
  return asked === undefined ? null : <Loaded key={asked} later={RESTORE_QUESTION} props={{ asked }} />;
}
