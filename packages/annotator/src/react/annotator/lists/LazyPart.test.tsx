// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { loadMessages, MessagesProvider } from '@glossator/i18n';
import { createLater } from '../../controls/later';
import { LazyPart } from './LazyPart';

afterEach(cleanup);

it('says that its code did not arrive, and shows the part once it has', async () => {
  let calls = 0;
  const later = createLater(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  render(
    <MessagesProvider locale="en" messages={await loadMessages('en')}>
      <LazyPart later={later} props={{ name: 'Updates' }} />
    </MessagesProvider>,
  );
  expect(screen.getByRole('status', { name: 'Loading …' })).toBeDefined();
  expect(await screen.findByText(/This could not be loaded/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All about Updates')).toBeDefined();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

function Part({ name }: { readonly name: string }) {
  return <p>All about {name}</p>;
}
