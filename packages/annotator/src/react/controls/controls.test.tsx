// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar, Checkbox } from '../../controls';

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
    expect(onChange).toHaveBeenCalledWith(true);
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
