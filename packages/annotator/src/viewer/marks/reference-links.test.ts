// @vitest-environment jsdom
import { expect, it, onTestFinished } from 'vitest';
import { aRange } from '../../core/testing/test-annotator';
import { createPageView } from '../pages/page-view';
import { createReferenceLinks, type ReferenceLinksOptions } from './reference-links';

const PLACED = aRange(0, 1, 0, 4);
const BOX = { x: 1, y: 1, width: 5, height: 2 };

/** Page 0 with two references, of which the first is nowhere on it. */
async function shownPage() {
  const root = document.createElement('div');
  root.tabIndex = 0;
  const view = createPageView(document, 0);
  root.append(view.root);
  document.body.append(root);
  onTestFinished(() => root.remove());
  const layout = { placeOf: () => ({ matrix: view.matrix }), toClient: () => BOX };
  const text = {
    texts: { load: () => Promise.resolve({}) },
    asides: { boxesOf: (range: unknown) => (range === PLACED ? [BOX] : []) },
  };
  const options: unknown = { document, pane: { root }, layout, text, views: () => [] };
  const links = createReferenceLinks(options as ReferenceLinksOptions);
  links.show({
    referencesOn: () =>
      Promise.resolve([
        { id: '0', range: aRange(0, 0, 0, 4), label: 'nowhere' },
        { id: '1', range: PLACED, label: 'here' },
      ]),
    onPoint: () => undefined,
    onFollow: () => undefined,
  });
  links.finish(view);
  const buttons = () => [...view.root.querySelectorAll('button')];
  await expect.poll(buttons).not.toEqual([]);
  return { root, view, links, buttons };
}

it('stops at the first reference that is on its page by Tab', async () => {
  const { buttons } = await shownPage();
  expect(buttons().map((button) => [button.getAttribute('aria-label'), button.tabIndex])).toEqual([
    ['here', 0],
  ]);
});

it('gives the focus of a reference whose page goes to the pane', async () => {
  const { root, view, links, buttons } = await shownPage();
  buttons().at(-1)?.focus();
  links.drop(view);
  expect(buttons()).toEqual([]);
  expect(document.activeElement).toBe(root);
});

it('leaves the focus elsewhere when a page goes', async () => {
  const { view, links } = await shownPage();
  const before = document.activeElement;
  links.drop(view);
  expect(document.activeElement).toBe(before);
});
