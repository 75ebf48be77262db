import { PdfAnnotationSubtype, PdfBlendMode, type PdfHighlightAnnoObject } from '@embedpdf/models';
import type { LawHighlight } from '../../../law/law-highlights';

/** The identifier that a highlight has in EmbedPDF. */
export function idOf({ id }: LawHighlight): string {
  return `highlight-${id}`;
}

/** A highlight as EmbedPDF's annotation plugin takes it: boxes in points from the upper left corner. */
export function asAnnotation(highlight: LawHighlight): PdfHighlightAnnoObject {
  const segments = highlight.boxes.map(([x, y, width, height]) => ({
    origin: { x, y },
    size: { width, height },
  }));
  const left = Math.min(...highlight.boxes.map(([x]) => x));
  const top = Math.min(...highlight.boxes.map(([, y]) => y));
  const right = Math.max(...highlight.boxes.map(([x, , width]) => x + width));
  const bottom = Math.max(...highlight.boxes.map(([, y, , height]) => y + height));
  return {
    id: idOf(highlight),
    type: PdfAnnotationSubtype.HIGHLIGHT,
    pageIndex: highlight.page,
    strokeColor: '#FFCD45',
    opacity: 0.5,
    blendMode: PdfBlendMode.Multiply,
    contents: '',
    segmentRects: segments,
    rect: { origin: { x: left, y: top }, size: { width: right - left, height: bottom - top } },
    created: new Date(0),
    modified: new Date(0),
  };
}
