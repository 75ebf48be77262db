import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Loaded } from '../../controls/Loaded';
import { RECORDER } from './later-recorder';

/** The recorder of media notes, where it is open. */
export function MediaNoteRecorder() {
  const target = useAnnotatorState(({ attachments }) => attachments.mediaNoteFor);
  // Another highlight may get it while nothing has been recorded; its id changes when it is saved.
  return target && <Loaded later={RECORDER} props={{ target }} />;
}
