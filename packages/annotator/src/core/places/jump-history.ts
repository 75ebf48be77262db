import type { DocumentViewer, ViewPosition } from '../ports/document-viewer';
import { createPlaceHistory, type StepDirection } from './place-history';

/** Back and forward in what one viewer shows. */
export interface JumpHistory {
  readonly canStep: (direction: StepDirection) => boolean;
  readonly step: (direction: StepDirection) => void;
  readonly end: () => void;
}

/** The jumps of a viewer that stands for itself; another document has a history of its own. */
export function createJumpHistory(viewer: DocumentViewer): JumpHistory {
  let history = createPlaceHistory<ViewPosition>();
  const step = (direction: StepDirection): void => {
    const place = history.next(direction);
    if (place) history.step(direction, viewer.returnTo(place));
  };
  const endings = [
    viewer.on('jumped', ({ left }) => history.jump(left)),
    viewer.on('stepWanted', step),
    viewer.on('change', ({ status }) => {
      if (status === 'loading') history = createPlaceHistory();
    }),
  ];
  return {
    canStep: (direction) => history.next(direction) !== undefined,
    step,
    end() {
      for (const end of endings) end();
    },
  };
}
