import type { Position } from '@glossator/document-text';
import type { Layout } from '../layout/layout';
import type { ScrollPane } from '../layout/scroll-pane';
import type { Carets } from './carets';

/** The first letter that is in sight, where somebody who reads would begin; that of the next page where there is none. */
export async function firstPlaceInSight(
  layout: Pick<Layout, 'visible' | 'toClient'>,
  carets: Carets,
  pane: ScrollPane,
): Promise<Position | undefined> {
  const { first, last } = layout.visible();
  for (let page = first; page <= last; page += 1) {
    await carets.read([page]);
    for (const { elements } of carets.linesOf(page)) {
      const position = { page, element: elements[0] ?? 0, character: 0 };
      const line = carets.lineOf(position);
      if (!line) continue;
      const { y } = pane.fromClient(layout.toClient(page, { ...line.top, width: 0, height: 0 }));
      if (y >= 0 && y < pane.height) return position;
    }
  }
  return undefined;
}
