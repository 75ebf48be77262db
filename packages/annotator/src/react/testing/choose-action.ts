import { screen, within, type BoundFunctions, type queries } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const LABEL = /^(More actions|Weitere Aktionen)$/;

/** Opens the menu at the end of the toolbar, in English or in German; gives the queries in it. */
export async function openActions(user: UserEvent): Promise<BoundFunctions<typeof queries>> {
  await user.click(screen.getByLabelText(LABEL, { selector: 'button' }));
  return within(screen.getByLabelText(LABEL, { selector: '[role="menu"]' }));
}

/** Chooses from that menu. */
export async function chooseAction(user: UserEvent, name: string | RegExp): Promise<void> {
  const menu = await openActions(user);
  await user.click(menu.getByRole('menuitem', { name }));
}
