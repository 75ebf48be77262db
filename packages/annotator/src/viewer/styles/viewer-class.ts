import sheet from './glossator-viewer.module.css';

/** Names of the classes in the viewer's stylesheet. */
export type ViewerClass =
  | 'scroller'
  | 'byPointer'
  | 'byTouch'
  | 'sheet'
  | 'page'
  | 'opaque'
  | 'canvas'
  | 'detail'
  | 'marks'
  | 'mark'
  | 'markButton'
  | 'changeLink'
  | 'text'
  | 'run'
  | 'overHighlight'
  | 'link'
  | 'references'
  | 'reference'
  | 'pointed'
  | 'caret'
  | 'liveRegion'
  | 'handle'
  | 'end'
  | 'drawsArea'
  | 'areaFrame'
  | 'message';

/** The class name as the build wrote it into the stylesheet. */
export function viewerClass(name: ViewerClass): string {
  return sheet[name] ?? `glossator-viewer_${name}`;
}
