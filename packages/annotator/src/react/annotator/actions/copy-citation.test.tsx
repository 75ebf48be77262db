// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { LAW_IN_PARTS } from '../../../core/testing/law-in-parts';
import { aRange, aSelection } from '../../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

/** What is on the clipboard after the active highlight was cited. */
async function cited(changes: Parameters<typeof aSelection>[2]) {
  const made = await renderAnnotator({
    document: LAW_IN_PARTS,
    existing: [aSelection(5, aRange(1, 2, 0, 7), changes)],
  });
  await made.finish();
  act(() => made.viewer().clickHighlight(5));
  await made.user.click(screen.getAllByRole('button', { name: /^Copy with citation/ })[0]!);
  await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''));
  return navigator.clipboard.readText();
}

it('a passage is cited with its words and its article', async () => {
  expect(await cited({ text: 'Der Vertrag' })).toBe('“Der Vertrag” § 3 Abs. 1, Part 1');
});

it('an area, which has no words, is cited by its page', async () => {
  const area = { page: 1, x: 0.25, y: 0.5, width: 0.5, height: 0.125 };
  expect(await cited({ text: '', area })).toBe('Part 1, S. 2');
});
