import { useRef, useState, type DragEvent } from 'react';
import { chosenFiles, type ChosenFile } from './choose-files';

/** What an element needs to take files that are dropped on it. */
export interface FileDrop {
  readonly isDragOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Takes files dropped on an element while `isEnabled`; anything else that is dragged is left alone. */
export function useFileDrop(isEnabled: boolean, onFiles: (files: readonly ChosenFile[]) => void): FileDrop {
  const [isDragOver, setIsDragOver] = useState(false);
  // Entering a child tells of leaving its parent, too.
  const depth = useRef(0);
  const isForUs = ({ dataTransfer }: DragEvent) => isEnabled && dataTransfer.types.includes('Files');
  const enter = (event: DragEvent, change: 1 | -1) => {
    if (!isForUs(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setIsDragOver(depth.current > 0);
  };
  return {
    isDragOver,
    handlers: {
      onDragEnter: (event) => enter(event, 1),
      onDragLeave: (event) => enter(event, -1),
      onDragOver(event) {
        if (!isForUs(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDrop(event) {
        if (!isForUs(event)) return;
        event.preventDefault();
        depth.current = 0;
        setIsDragOver(false);
        onFiles(chosenFiles(event.dataTransfer.files));
      },
    },
  };
}
