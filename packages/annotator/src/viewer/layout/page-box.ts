import type { PageBox } from '@glossator/document-text';
import type { Rotation } from '../../core/ports/document-viewer';

/** Width and height of something on a page or on the screen; in which units depends on where it stands. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height of a page's box in PDF points before any rotation. */
export function boxSize(box: PageBox): Size {
  return { width: Math.abs(box.view[2] - box.view[0]), height: Math.abs(box.view[3] - box.view[1]) };
}

/** Width and height in real points (user units applied) of a page turned by a rotation. */
export function shownSize(box: PageBox, rotation: Rotation): Size {
  const { width, height } = boxSize(box);
  const isUpright = rotation % 180 === 0;
  return {
    width: (isUpright ? width : height) * box.userUnit,
    height: (isUpright ? height : width) * box.userUnit,
  };
}

/** Any multiple of 90 degrees as one of the four rotations; odd angles count as none. */
export function quarterTurns(degrees: number): Rotation {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
}
