import { useRef, useState } from 'react';
import type { DragEvent } from 'react';

/** Lets files be dropped on an element: handlers for it, and whether files are over it now. */
export function useFileDrop(onDrop: (files: readonly File[]) => void) {
  const [isDragOver, setOver] = useState(false);
  // Entering a child fires before leaving its parent, so only a count shows whether the pointer is still inside.
  const depth = useRef(0);
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isDragOver,
    handlers: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current += 1;
        setOver(true);
      },
      onDragOver(event: DragEvent) {
        if (hasFiles(event)) event.preventDefault();
      },
      onDragLeave(event: DragEvent) {
        if (!hasFiles(event)) return;
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) setOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        depth.current = 0;
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onDrop(files);
      },
    },
  };
}
