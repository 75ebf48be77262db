// @vitest-environment jsdom
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar, Checkbox, PageDialog, PageMenu } from '../../controls';

afterEach(cleanup);

describe('a checkbox', () => {
  it('is called by its words, reports each change, and says that it is wrong', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Checkbox isChecked={false} onChange={onChange}>
        Terms
      </Checkbox>,
    );
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Terms' });
    expect(box.getAttribute('aria-invalid')).toBeNull();
    await userEvent.setup().click(screen.getByText('Terms'));
    expect(onChange).toHaveBeenCalledWith(true, false);
    rerender(
      <Checkbox isChecked isInvalid onChange={onChange}>
        Terms
      </Checkbox>,
    );
    expect([box.checked, box.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  });
});

describe('an avatar', () => {
  it.each([
    ['Lena Rossi', 'LR'],
    ['  Anna  Maria von Weber ', 'AW'],
    ['plato', 'P'],
    ['', ''],
  ])('of “%s” has the letters “%s”', (name, letters) => {
    const { container } = render(<Avatar person={{ id: 1, name }} />);
    expect(container.textContent).toBe(letters);
  });

  it('has the same color for the same person, and another for the next one', () => {
    const people = [1, 1, 2].map((id) => ({ id, name: 'Lena Rossi' }));
    const { container } = render(people.map((person, at) => <Avatar key={at} person={person} />));
    const colors = [...container.querySelectorAll('span')].map((span) => span.style.background);
    expect(colors[0]).toBe(colors[1]);
    expect(colors[2]).not.toBe(colors[0]);
  });
});

describe('a dialog over a page', () => {
  const messages = loadMessages('en');
  async function opened(dialog: (close: () => void) => ReactNode) {
    const loaded = await messages;
    const user = userEvent.setup();
    const onPageKey = vi.fn();
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <MessagesProvider locale="en" messages={loaded}>
          <main onKeyDown={onPageKey}>
            <button onClick={() => setIsOpen(true)}>Rename</button>
            {isOpen && dialog(() => setIsOpen(false))}
          </main>
        </MessagesProvider>
      );
    }
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    return { user, onPageKey };
  }

  it('gives its first field the focus, closes by Escape, and gives the focus back; the page hears of no key', async () => {
    const { user, onPageKey } = await opened((close) => (
      <PageDialog title="New title" close="Close" onClose={close}>
        <input aria-label="Title" autoFocus />
      </PageDialog>
    ));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
    await user.keyboard('x{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' })));
    expect(onPageKey).not.toHaveBeenCalled();
  });

  it('is closed by its answers alone where it is a question, of which the first has the focus', async () => {
    await opened((close) => (
      <PageDialog title="Delete it?" close="Close" isQuestion onClose={close}>
        <button onClick={close}>Keep it</button>
        <button>Delete</button>
      </PageDialog>
    ));
    expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  });
});

describe('a menu on a page', () => {
  function opened() {
    const chosen: string[] = [];
    const item = (key: string) => ({ key, label: key, onChoose: () => void chosen.push(key) });
    const onPageKey = vi.fn();
    render(
      <main onKeyDown={onPageKey}>
        <PageMenu
          label="Code"
          items={[
            { ...item('Rename'), isDisabled: true },
            item('Copy'),
            { ...item('Public'), isChosen: true },
            { ...item('Delete'), isDangerous: true },
          ]}
        >
          …
        </PageMenu>
      </main>,
    );
    return {
      user: userEvent.setup(),
      chosen,
      onPageKey,
      button: screen.getByRole('button', { name: 'Code' }),
    };
  }

  it('opens by arrows, moves by arrows and first letters, and gives the focus back', async () => {
    const { user, chosen, button } = opened();
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const focused = () => document.activeElement?.textContent;
    await waitFor(() => expect(focused()).toBe('Rename'));
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Delete');
    await user.keyboard('c');
    expect(focused()).toBe('Copy');
    await user.keyboard('{Enter}');
    expect(chosen).toEqual(['Copy']);
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
  });

  it('closes by Escape, of which the page hears nothing, and by a press outside', async () => {
    const { user, chosen, onPageKey, button } = opened();
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
    expect(chosen).toEqual([]);
    onPageKey.mockClear();
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('menu'), document.activeElement]).toEqual([null, button]);
    expect(onPageKey).not.toHaveBeenCalled();
    await user.click(button);
    await user.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('keeps what cannot be taken back apart from the rest, and shows what is chosen', async () => {
    const { user, button } = opened();
    await user.click(button);
    const line = screen.getByRole('separator');
    expect(line.nextElementSibling?.contains(screen.getByRole('menuitem', { name: 'Delete' }))).toBe(true);
    expect(screen.getByRole('menuitemradio', { name: 'Public' }).getAttribute('aria-checked')).toBe('true');
  });

  it('has given the focus back before a dialog that it opens looks where it is', async () => {
    const loaded = await loadMessages('en');
    const user = userEvent.setup();
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <MessagesProvider locale="en" messages={loaded}>
          <PageMenu label="Code" items={[{ key: 'copy', label: 'Copy', onChoose: () => setIsOpen(true) }]}>
            …
          </PageMenu>
          {isOpen && (
            <PageDialog title="Copy" close="Close" onClose={() => setIsOpen(false)}>
              <input aria-label="Title" />
            </PageDialog>
          )}
        </MessagesProvider>
      );
    }
    render(<Page />);
    const button = screen.getByRole('button', { name: 'Code' });
    await user.click(button);
    await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
