// @vitest-environment jsdom
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts } from './toasts';
import { ToastCard, type After } from './ToastCard';
import { ToastRegion, ToastStack } from './ToastRegion';

const messages = await loadMessages('en');
const toasts = createToasts();
const after: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  toasts.clear();
  vi.useRealTimers();
});

const show = (children?: ReactNode) =>
  render(
    <MessagesProvider locale="en" messages={messages}>
      <ToastRegion toasts={toasts} label="Messages" dismiss="Dismiss" closesAfter={5000} after={after}>
        {children}
      </ToastRegion>
    </MessagesProvider>,
  );

describe('a region of toasts', () => {
  it('shows each message once, until its time is over or it is closed', () => {
    show();
    act(() => {
      toasts.show('info', 'Saved.');
      toasts.show('info', 'Saved.');
      toasts.show('error', 'Lost.');
    });
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Lost.')).toBeNull();
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.getByText('Saved.')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Saved.')).toBeNull();
  });

  it('has the messages of what is inside too; without one they have a place of their own', () => {
    const inner = (
      <ToastStack label="Inner">
        <ToastCard
          kind="info"
          dismiss="Dismiss"
          text="Highlight deleted"
          closesAfter={undefined}
          after={after}
          onClose={() => undefined}
        />
      </ToastStack>
    );
    show(<main>{inner}</main>);
    expect(
      within(screen.getByRole('log', { name: 'Messages' })).getByText('Highlight deleted'),
    ).toBeDefined();
    expect(within(screen.getByRole('main')).queryByText('Highlight deleted')).toBeNull();
    cleanup();
    render(
      <MessagesProvider locale="en" messages={messages}>
        {inner}
      </MessagesProvider>,
    );
    expect(within(screen.getByRole('log', { name: 'Inner' })).getByText('Highlight deleted')).toBeDefined();
  });

  it('stands aside while what it would cover is written in', () => {
    const field = new DOMRect(1000, 600, 380, 200);
    const corner = new DOMRect(900, 700, 500, 100);
    const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('form') ? field : corner;
    });
    show(
      <form>
        <textarea aria-label="Comment" />
      </form>,
    );
    act(() => toasts.show('info', 'Saved.'));
    const log = screen.getByRole('log');
    const shift = () => log.style.getPropertyValue('--glossator-toasts-shift-x');
    expect(shift()).toBe('');
    act(() => screen.getByRole('textbox').focus());
    expect(shift()).toBe('-408px');
    act(() => screen.getByRole('textbox').blur());
    expect(shift()).toBe('');
    boxes.mockRestore();
  });
});
