import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { usePlacing } from '../../annotator/slots/placed-parts';
import { OwnPart } from '../../controls/HostPart';
import { LeftPanel as OwnLeftPanel } from '../panels/LeftPanel';
import { RightPanel as OwnRightPanel } from '../panels/RightPanel';

/**
 * Contents, bookmarks and pages as tabs, and tabs of the host. As wide as its reader has made it, for a row with the document; the toolbar has a
 * button that hides it.
 */
export function LeftPanel() {
  usePlacing('left');
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  return (
    canRead && (
      <OwnPart>
        <OwnLeftPanel />
      </OwnPart>
    )
  );
}

/** Update, notes and annotations as tabs, and tabs of the host; otherwise as `LeftPanel`. */
export function RightPanel() {
  usePlacing('right');
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  return (
    canRead && (
      <OwnPart>
        <OwnRightPanel />
      </OwnPart>
    )
  );
}
