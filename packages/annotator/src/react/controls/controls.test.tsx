// @vitest-environment jsdom
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar, Checkbox, PageDialog } from '../../controls';

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
      <PageDialog title="New title" onClose={close}>
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
      <PageDialog title="Delete it?" isQuestion onClose={close}>
        <button onClick={close}>Keep it</button>
        <button>Delete</button>
      </PageDialog>
    ));
    expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  });
});
