// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Annotator } from '../../core/annotator';
import type { AnnotationEvent } from '../../core/annotation-event';
import { aRange, aSelection } from '../../core/testing/test-annotator';
import { giveElementsSizes, renderAnnotator } from '../testing/render-annotator';

beforeAll(giveElementsSizes);
afterEach(cleanup);

const existing = [aSelection(5, aRange(0, 0, 2, 8), { createdBy: { id: 1, name: 'Lea Rossi' } })];

describe('an annotator in a dialog of the host', () => {
  async function inDialog() {
    const made = await renderAnnotator({ existing });
    made.container.setAttribute('role', 'dialog');
    made.container.setAttribute('aria-modal', 'true');
    await made.finish();
    act(() => screen.getByRole('group', { name: /Part 1/u }).focus());
    return made;
  }

  it('hears its keys', async () => {
    const { user } = await inDialog();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  it('is walked through by F6', async () => {
    const { user } = await inDialog();
    const before = document.activeElement;
    await user.keyboard('{F6}');
    expect(document.activeElement).not.toBe(before);
  });

  it('leaves them to its own dialogs', async () => {
    const { user } = await inDialog();
    await user.keyboard('?');
    await user.keyboard('/');
    expect(screen.queryByRole('search')).toBeNull();
  });
});

describe('onReady', () => {
  it('gives what works on the annotator, and ends with it', async () => {
    const ended = vi.fn();
    const ready = vi.fn((_annotator: Annotator) => ended);
    const { finish, unmount } = await renderAnnotator({ existing, props: { onReady: ready } });
    await finish();
    const api = ready.mock.lastCall?.[0];
    expect(api?.store.getState().selections.items).toHaveLength(1);
    act(() => api?.commands.selections.recolor(5, 'COLOR_3'));
    expect(screen.getByRole('article').getAttribute('aria-label')).not.toContain('yellow');
    await finish();
    unmount();
    expect(ended.mock.calls).toHaveLength(ready.mock.calls.length);
  });
});

describe('handlers of annotations', () => {
  const names = ({ type, kind, origin }: AnnotationEvent) => `${type} ${kind} ${origin}`;

  it('are called for what the user does, each once, and the newest ones', async () => {
    const received: string[] = [];
    const noting = (handler: string) => (event: AnnotationEvent) =>
      void received.push(`${handler}: ${names(event)}`);
    const { user, finish, rerenderWith, viewer } = await renderAnnotator({
      existing,
      props: { onChange: noting('old') },
    });
    await finish();
    expect(received).toEqual([]);
    rerenderWith({
      onChange: noting('any'),
      onAnnotationCreate: noting('create'),
      onAnnotationChange: noting('change'),
      onAnnotationDelete: noting('delete'),
      onAnnotationSave: noting('save'),
    });
    act(() => screen.getByRole('group', { name: /Part 1/u }).focus());
    act(() => viewer().select(aRange(0, 0, 20, 26)));
    await user.keyboard('1');
    await finish();
    await user.keyboard('2');
    await user.keyboard('{Control>}z{/Control}');
    await finish();
    await user.keyboard('{Control>}z{/Control}');
    expect(received).toEqual(
      ['create: created', 'save: saved', 'change: changed', 'change: changed', 'delete: deleted'].flatMap(
        (each) => {
          const [handler, type] = each.split(': ');
          const said = `${type} selection ${type === 'saved' ? 'remote' : 'local'}`;
          return [`${handler}: ${said}`, `any: ${said}`];
        },
      ),
    );
  });
});
