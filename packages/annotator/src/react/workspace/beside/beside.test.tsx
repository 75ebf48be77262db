// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LiveSource } from '../../../core/ports/backend';
import { createFakeViewer } from '../../../core/testing/fake-viewer';
import { aDocument, aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';
import { Annotator } from '../Annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const PAGES = Array.from({ length: 8 }, (_, page) => [`Words of page ${page + 1}.`]);

/** An annotator whose viewers and live subscriptions are counted. */
async function opened() {
  const alive = new Set<unknown>();
  const subscribers = new Set<unknown>();
  const live: LiveSource = {
    subscribe(listener) {
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
  };
  const createViewer = () => {
    const viewer = createFakeViewer({ pages: PAGES });
    alive.add(viewer);
    return {
      ...viewer,
      get state() {
        return viewer.state;
      },
      get position() {
        return viewer.position;
      },
      get textIndex() {
        return viewer.textIndex;
      },
      destroy() {
        alive.delete(viewer);
        return viewer.destroy();
      },
    };
  };
  const onNotice = vi.fn();
  const made = await renderAnnotator({
    existing: [aSelection(5, aRange(0, 0, 0, 5))],
    props: { createViewer, live, onNotice },
  });
  await made.finish();
  const counts = () => ({ viewers: alive.size, subscribers: subscribers.size });
  const openBeside = async (title: string) => {
    await made.user.click(screen.getByRole('button', { name: /^Document: / }));
    await made.user.click(screen.getByRole('menuitem', { name: `Open ${title} beside` }));
    const pane = await screen.findByRole('region', { name: new RegExp(`^${title}, beside`) });
    await made.finish();
    return pane;
  };
  return { ...made, counts, openBeside, onNotice };
}

describe('a document beside the first', () => {
  it('is another one or the same, read only, with its own page and choice, and leaves nothing when it is closed', async () => {
    const made = await opened();
    const before = made.counts();
    const pane = await made.openBeside('Part 2');
    const inPane = within(pane);
    expect(inPane.getByText('Read only')).toBeTruthy();
    expect(made.counts()).toEqual({ viewers: before.viewers + 1, subscribers: before.subscribers + 1 });
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Page' });
    await made.user.clear(second ?? pane);
    await made.user.type(second ?? pane, '6{Enter}');
    await made.pass(400);
    expect([first?.value, second?.value]).toEqual(['1', '6']);
    await made.user.click(inPane.getByRole('button', { name: /^Document: Part 2/ }));
    expect(inPane.queryByRole('menuitem', { name: /beside/ })).toBeNull();
    await made.user.click(inPane.getByRole('menuitemradio', { name: /^Part 1/ }));
    await made.finish();
    expect(screen.getByRole('region', { name: /^Part 1, beside/ })).toBe(pane);
    await made.user.click(inPane.getByRole('button', { name: 'Close the document beside' }));
    expect(screen.queryByRole('region', { name: /beside/ })).toBeNull();
    await waitFor(() => expect(made.counts()).toEqual(before));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Annotator: Part 1');
  });

  it('has the focus and with it the keys, which F6 takes from one to the other', async () => {
    const made = await opened();
    const pane = await made.openBeside('Part 2');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Annotator: Part 2');
    await made.user.keyboard('g');
    expect(within(pane).getByRole('dialog')).toBeTruthy();
    await made.user.keyboard('{Escape}');
    expect(pane.contains(document.activeElement)).toBe(true);
    const sides = new Set<boolean>();
    for (let press = 0; press < 4; press += 1) {
      await made.user.keyboard('{F6}');
      sides.add(pane.contains(document.activeElement));
    }
    expect(sides).toEqual(new Set([true, false]));
  });

  it('is closed, and it is said, when it is deleted', async () => {
    const made = await opened();
    await made.openBeside('Part 2');
    const documents = [aDocument(1)];
    act(() =>
      made.rerender(
        <StrictMode>
          <Annotator {...made.props} documents={documents} />
        </StrictMode>,
      ),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: /beside/ })).toBeNull());
    expect(made.onNotice).toHaveBeenCalledWith({
      kind: 'info',
      text: '“Part 2” was deleted. It has been closed beside.',
    });
  });

  it('takes turns with the first where there is room for one', async () => {
    const made = await opened();
    // Letters as large as with a `--glossator-rem` of 20 px.
    screen.getByRole('group', { name: /^Annotator/ }).style.fontSize = '17.5px';
    const pane = await made.openBeside('Part 2');
    const isHidden = (element: Element) => element.closest('[data-hidden="true"]') !== null;
    const [first] = screen.getAllByRole('group', { name: /^Annotator/ });
    expect([first && isHidden(first), isHidden(pane)]).toEqual([true, false]);
    await made.user.click(screen.getByRole('radio', { name: 'First document' }));
    expect([first && isHidden(first), isHidden(pane)]).toEqual([false, true]);
  });
});
