// @vitest-environment jsdom
import type { AccessLevel } from '@glossator/client-sdk/contract';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aRange, aSelection, settle } from '../../core/testing/test-annotator';
import { UnfinishedWorkProvider, useLeftWork } from '../annotator/context/unfinished-context';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';
import { Annotator } from './Annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const createdBy = { id: 1, name: 'Lea Rossi' };
const existing = [aSelection(5, aRange(0, 0, 2, 8), { text: 'person', createdBy })];

async function opened(access: AccessLevel) {
  const made = await renderAnnotator({ existing, access });
  await made.finish();
  await made.user.click(screen.getByRole('article'));
  const fallTo = (level: AccessLevel) =>
    act(async () => {
      made.rerender(
        <StrictMode>
          <Annotator {...made.props} user={{ ...made.props.user, access: level }} />
        </StrictMode>,
      );
      await settle();
    });
  const messages = () => within(screen.getByRole('log', { name: 'Messages' }));
  return { ...made, fallTo, messages };
}

/** What stands in the place of an annotator that is gone. */
function Left() {
  const { text, files } = useLeftWork();
  return <output>{JSON.stringify({ text, files })}</output>;
}

describe('an access that falls', () => {
  it('closes the dialog in which something is written, and gives that back', async () => {
    const made = await opened('annotate');
    await made.user.click(screen.getByRole('button', { name: 'Share by e-mail' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share annotation by e-mail' }));
    await made.user.type(dialog.getByLabelText('To'), 'ben@law.example ');
    await made.user.type(dialog.getByLabelText('Message'), 'Look at this');
    await made.fallTo('read');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made.messages().getByText(/ben@law\.example\s+Look at this/)).toBeDefined();
    await made.user.click(made.messages().getByRole('button', { name: 'Copy the text' }));
    expect(await navigator.clipboard.readText()).toBe('ben@law.example\nLook at this');
  });

  it('gives back the comment that was being written', async () => {
    const made = await opened('annotate');
    await made.user.click(screen.getByRole('button', { name: 'Comment' }));
    await made.user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Which person?');
    await made.fallTo('read');
    expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull();
    expect(made.messages().getByText(/person\s+Which person\?/)).toBeDefined();
  });

  it('leaves what it still allows', async () => {
    const made = await opened('organize');
    await made.user.click(screen.getByRole('button', { name: 'Comment' }));
    const field = await screen.findByRole('textbox', { name: 'Your comment' });
    await made.user.type(field, 'Which person?');
    await made.fallTo('annotate');
    expect(screen.getByRole('textbox', { name: 'Your comment' })).toHaveProperty('value', 'Which person?');
  });
});

describe('a screen that shows something else in the place of the annotator', () => {
  it('finds there what was being written', async () => {
    const made = await renderAnnotator({ existing });
    const { props, backend, user } = made;
    made.unmount();
    const screenOf = (shown: AnnotatorProps | undefined) => (
      <UnfinishedWorkProvider>{shown ? <Annotator {...shown} /> : <Left />}</UnfinishedWorkProvider>
    );
    backend.calls.length = 0;
    const view = render(screenOf(props));
    await made.finish();
    await user.click(screen.getByRole('article'));
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Which person?');
    view.rerender(screenOf(undefined));
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
      text: 'person\n\nWhich person?',
      files: [],
    });
    view.rerender(screenOf({ ...props, documents: [] }));
    view.rerender(screenOf(undefined));
    expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({ files: [] });
  });
});
