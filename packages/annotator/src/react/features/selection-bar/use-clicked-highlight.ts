import { useEffect, useState } from 'react';
import type { DocumentViewer, ViewerEvents } from '../../../core/ports/document-viewer';

type ClickedHighlight = ViewerEvents['highlightClick'];

/**
 * The highlight that was clicked and where it was then; forgotten when the pages are laid out anew or its ends are moved, since it is
 * elsewhere then.
 */
export function useClickedHighlight(
  viewer: DocumentViewer | undefined,
  stage: HTMLElement | null,
): readonly [ClickedHighlight, (clicked: ClickedHighlight) => void] {
  const [clicked, setClicked] = useState<ClickedHighlight>(undefined);
  useEffect(() => viewer?.on('highlightClick', setClicked), [viewer]);
  useEffect(() => {
    if (!viewer || !stage || !clicked) return undefined;
    const forget = () => setClicked(undefined);
    const { scale, rotation } = viewer.state;
    const endings = [
      viewer.on('highlightMoving', forget),
      viewer.on('change', (state) => {
        if (state.scale !== scale || state.rotation !== rotation) forget();
      }),
    ];
    const { clientWidth, clientHeight } = stage;
    const observer = new ResizeObserver(() => {
      if (stage.clientWidth !== clientWidth || stage.clientHeight !== clientHeight) forget();
    });
    observer.observe(stage);
    return () => {
      for (const end of endings) end();
      observer.disconnect();
    };
  }, [viewer, stage, clicked]);
  return [clicked, setClicked];
}
