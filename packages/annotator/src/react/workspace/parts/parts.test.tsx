// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import { useOpenDialog } from '../../annotator/context/dialogs-context';
import { useSelections } from '../../annotator/hooks/use-selections';
import { chooseAction } from '../../testing/choose-action';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';
import { AnnotatorProvider } from '../AnnotatorProvider';
import { AnnotationsPanel, BookmarksPanel, ContentsPanel, NotesPanel, UpdatePanel } from './panel-parts';
import { LeftPanel, RightPanel } from './tabbed-panels';
import { Toolbar } from './Toolbar';
import { Viewer } from './Viewer';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const OWN = { createdBy: { id: 1, name: 'Lea Rossi' } };
const EXISTING = [aSelection(5, aRange(0, 0, 2, 8), OWN), aSelection(7, aRange(2, 0, 0, 6), OWN)];

async function shown(layout: ReactNode, props: Partial<AnnotatorProps> = {}) {
  const component = (given: AnnotatorProps) => <AnnotatorProvider {...given}>{layout}</AnnotatorProvider>;
  const made = await renderAnnotator({ existing: EXISTING, component, props });
  await made.finish();
  return made;
}

const panels = () => screen.queryAllByRole('complementary').map((panel) => panel.getAttribute('aria-label'));
const panelButtons = () =>
  screen.queryAllByRole('button', { name: /panel$/u }).map((button) => button.getAttribute('aria-label'));

describe('parts in a layout of a host', () => {
  it('work together wherever they are, with hooks beside them', async () => {
    const Count = () => <output>{useSelections().length} marks</output>;
    const { viewer, user } = await shown(
      <main aria-label="Ours">
        <Viewer />
        <section aria-label="Cards">
          <AnnotationsPanel />
        </section>
        <Count />
        <Toolbar edge="bottom" end={<button type="button">Share</button>} />
      </main>,
    );
    const ours = screen.getByRole('main', { name: 'Ours' });
    expect(within(ours).getByText('2 marks')).toBeDefined();
    expect(panels()).toEqual(['Annotations']);
    expect(ours.lastElementChild?.querySelector('[data-glossator-toolbar]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
    act(() => viewer().clickHighlight(7));
    const cards = within(screen.getByRole('region', { name: 'Cards' })).getAllByRole('article');
    expect(cards).toHaveLength(2);
    expect(cards[1]?.getAttribute('aria-current')).toBe('true');
    await chooseAction(user, /^Keyboard/u);
    expect(await screen.findByRole('dialog', { name: /Keyboard/u })).toBeDefined();
  });

  it('show each of them what one tab would', async () => {
    const { finish } = await shown(
      <>
        <ContentsPanel />
        <BookmarksPanel />
        <NotesPanel />
        <UpdatePanel />
      </>,
    );
    await finish();
    expect(panels()).toEqual(['Contents', 'Bookmarks', 'Notes', 'Update']);
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('leave out what the host does not want', async () => {
    await shown(
      <>
        <BookmarksPanel />
        <AnnotationsPanel />
        <LeftPanel />
      </>,
      { features: { bookmarks: false } },
    );
    expect(panels().map((name) => name?.split(' ')[0])).toEqual(['Annotations', 'Contents']);
    expect(screen.queryByRole('tab', { name: 'Bookmarks' })).toBeNull();
  });

  it('have buttons for the panels that are there', async () => {
    const left = await shown(
      <>
        <Toolbar />
        <LeftPanel />
      </>,
    );
    expect(panelButtons()).toEqual(['Contents panel']);
    await left.user.click(screen.getByRole('button', { name: 'Contents panel' }));
    expect(panels()).toEqual([]);
    left.unmount();
    await shown(
      <>
        <RightPanel />
        <Toolbar />
      </>,
    );
    expect(panelButtons()).toEqual(['Annotations panel']);
  });

  it('open dialogs from buttons of the host', async () => {
    const Opener = () => {
      const open = useOpenDialog();
      return (
        <button type="button" onClick={() => open('goTo')}>
          Go
        </button>
      );
    };
    const { user } = await shown(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Go' }));
    expect(await screen.findByRole('dialog', { name: /Go to/u })).toBeDefined();
  });
});
