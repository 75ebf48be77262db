import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aRange } from '../../../core/testing/test-annotator';
import { ViewerBench } from '../../testing/ViewerBench';

/** The viewer alone, without annotator, host app and server: everything goes through its port. */
const meta: Meta<typeof ViewerBench> = {
  title: 'Viewer',
  component: ViewerBench,
  args: { name: 'Law' },
  decorators: [
    (Story) => (
      <div className="glossator-root" data-theme="light" style={{ display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ViewerBench>;

const SLOW = { timeout: 15_000 };
const HIGHLIGHTS = [
  { id: 1, range: aRange(1, 2, 0, 43), color: 'COLOR_3' },
  { id: 2, range: aRange(2, 2, 3, 57), color: 'COLOR_1' },
] as const;

/** Presses a button and waits for what the viewer then says of itself. */
async function press(canvasElement: HTMLElement, button: string, state: RegExp): Promise<void> {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: button }).click();
  await waitFor(() => expect(canvas.getByLabelText('State of Law').textContent).toMatch(state), SLOW);
}

/** Jumps, zooms, turns, goes back, and tells of it. */
export const Driven: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(
      () => expect(canvas.getByLabelText('State of Law').textContent).toMatch(/^ready, page 1 of 30, 100 %/),
      SLOW,
    );
    await press(canvasElement, 'Page 20', /page 20 of 30.*can go back/);
    await press(canvasElement, 'Next page', /page 21 of 30/);
    await press(canvasElement, '200 %', /page 21 of 30, 200 %/);
    await press(canvasElement, 'Rotate', /200 %, 90°/);
    await press(canvasElement, 'Fit page', /page 21 of 30/);
    await press(canvasElement, 'Back', /page 1 of 30.*cannot go back/);
    await press(canvasElement, 'Forward', /page 21 of 30/);
    await waitFor(
      () => expect(canvas.getByLabelText('Events of Law').textContent).toMatch(/position \{"page":20/),
      SLOW,
    );
  },
};

/** Highlights are painted without anybody around them. */
export const Highlighted: Story = { args: { highlights: HIGHLIGHTS } };

/** Thumbnails beside it, drawn when the viewer has nothing else to do. */
export const Thumbnails: Story = {
  args: { thumbnails: 12, highlights: HIGHLIGHTS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('group', { name: 'Thumbnails' }, SLOW);
    await waitFor(() => expect(group.querySelectorAll('canvas')).toHaveLength(12), SLOW);
  },
};

/** Two of them on one page know nothing of each other. */
export const Two: Story = {
  render: () => (
    <>
      <ViewerBench name="Law" />
      <ViewerBench name="Other law" highlights={HIGHLIGHTS} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bench = await canvas.findByRole('region', { name: 'Bench of Law' });
    await waitFor(() => expect(canvas.getAllByText(/^ready, page 1/)).toHaveLength(2), SLOW);
    within(bench).getByRole('button', { name: 'Page 20' }).click();
    within(bench).getByRole('button', { name: '200 %' }).click();
    await waitFor(
      () => expect(canvas.getByLabelText('State of Law').textContent).toMatch(/page 20 of 30, 200 %/),
      SLOW,
    );
    await expect(canvas.getByLabelText('State of Other law').textContent).toMatch(/page 1 of 30, 100 %/);
  },
};
