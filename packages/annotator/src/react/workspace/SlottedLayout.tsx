import { Fragment, useContext, type ReactNode } from 'react';
import { useAnnotatorState } from '../annotator/context/annotator-context';
import type { AnnotatorMenuEntry } from '../annotator/context/menu-entry';
import { usePlacing } from '../annotator/slots/placed-parts';
import { Slot } from '../annotator/slots/Slot';
import { SlotsContext, useIsLeftOut } from '../annotator/slots/slots';
import { OwnPart } from '../controls/HostPart';
import { OldPlaceBeside } from '../features/update/unported/OldPlaceBeside';
import { OldVersionBar } from '../features/versions/OldVersionBar';
import { DocumentStage } from './document/DocumentStage';
import { Layout } from './Layout';
import { LeftPanel } from './panels/LeftPanel';
import { RightPanel } from './panels/RightPanel';
import { Toolbar } from './toolbar/Toolbar';

interface SlottedLayoutProps {
  readonly toolbarStart: ReactNode;
  readonly toolbarEnd: ReactNode;
  readonly menuEntries: readonly AnnotatorMenuEntry[] | undefined;
}

const NOTHING = {};
const NO_ENTRIES: readonly AnnotatorMenuEntry[] = [];

/** All parts of the annotator, each in its slot, in the layout of the host or the own one. */
export function SlottedLayout({ toolbarStart, toolbarEnd, menuEntries = NO_ENTRIES }: SlottedLayoutProps) {
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  usePlacing('left', !useIsLeftOut('LeftPanel'));
  usePlacing('right', !useIsLeftOut('RightPanel'));
  // In a layout of the host's, they are ours all the same.
  const Part = useContext(SlotsContext).Layout ? OwnPart : Fragment;
  return (
    <Slot
      name="Layout"
      own={Layout}
      props={{
        toolbar: (
          <Part>
            <Slot
              name="Toolbar"
              own={Toolbar}
              props={{ start: toolbarStart, end: toolbarEnd, menuEntries }}
            />
            <OldVersionBar />
          </Part>
        ),
        leftPanel: canRead && (
          <Part>
            <Slot name="LeftPanel" own={LeftPanel} props={NOTHING} />
          </Part>
        ),
        document: (
          <Part>
            <OldPlaceBeside>
              <DocumentStage />
            </OldPlaceBeside>
          </Part>
        ),
        rightPanel: canRead && (
          <Part>
            <Slot name="RightPanel" own={RightPanel} props={NOTHING} />
          </Part>
        ),
      }}
    />
  );
}
