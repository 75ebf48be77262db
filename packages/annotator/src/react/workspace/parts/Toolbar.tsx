import type { ToolbarProps } from '../../annotator/slots/slots';
import { OwnPart } from '../../controls/HostPart';
import { Toolbar as OwnToolbar } from '../toolbar/Toolbar';

/** The toolbar as a host places it. */
export type ToolbarPartProps = Partial<ToolbarProps>;

/** The toolbar, as wide as the element around, to which it adapts. It has buttons for `<LeftPanel>` and `<RightPanel>` where these are. */
export function Toolbar({ start, end, menuEntries = [], edge = 'top' }: ToolbarPartProps) {
  return (
    <OwnPart>
      <OwnToolbar start={start} end={end} menuEntries={menuEntries} edge={edge} />
    </OwnPart>
  );
}
