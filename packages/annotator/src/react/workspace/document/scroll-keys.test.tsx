// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createFakeViewer } from '../../../core/testing/fake-viewer';
import { SHORT_DOCUMENT } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const root = () => screen.getByRole('group', { name: 'Annotator: Part 1' });
/** An annotator whose viewer has an element that can have the focus, as one in a browser has. */
const rendered = (autoFocus: boolean) =>
  renderAnnotator({
    props: {
      autoFocus,
      createViewer({ container }) {
        const element = container.appendChild(document.createElement('div'));
        element.tabIndex = 0;
        element.setAttribute('role', 'document');
        return createFakeViewer(SHORT_DOCUMENT);
      },
    },
  });

it('takes the focus at the start where it may and nobody has it', async () => {
  await rendered(false);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  await rendered(true);
  expect(document.activeElement).toBe(root());
  cleanup();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await rendered(true);
  expect(document.activeElement).toBe(field);
  field.remove();
});

it('gives the document the keys that scroll, from the root and the toolbar, but not from a field', async () => {
  const { user } = await rendered(true);
  const shown = () => screen.getAllByRole('document').at(-1);
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(shown());
  const zoomIn = screen.getByRole('button', { name: 'Enlarge' });
  act(() => zoomIn.focus());
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(zoomIn);
  await user.keyboard('{PageUp}');
  expect(document.activeElement).toBe(shown());
  const field = screen.getByRole('textbox', { name: 'Page' });
  act(() => field.focus());
  await user.keyboard('{PageDown}');
  expect(document.activeElement).toBe(field);
});
