import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { Loaded } from '../../controls/Loaded';
import { JOIN_QUESTION } from './later-join';

/** Asks what is to become of a highlight that was to be published where a published one is; nothing while none was. */
export function JoinDialog() {
  const inTheWay = useAnnotatorState(({ visibility }) => visibility.inTheWay);
  return inTheWay ? <Loaded later={JOIN_QUESTION} props={{ inTheWay }} /> : null;
}
