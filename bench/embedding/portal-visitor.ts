import type { Locator, Page } from 'playwright';
import { articleOf, firstPageOf, panelOf, selectLine, type Visitor } from './visitor';

/** A visitor of the portal: in German, after its log-in, with the law in force and the former one on one page. */
export function createPortalVisitor(page: Page, address: string): Visitor {
  const inForce = page.getByRole('region', { name: 'Geltendes Recht' });
  const former = page.getByRole('region', { name: 'Früheres Recht' });
  return {
    async open() {
      await page.goto(address);
      await logIn(page, 'falsch');
      await page.getByText('Name oder Passwort sind falsch.').waitFor();
      await logIn(page, 'kaufrecht');
      await Promise.all([firstPageOf(inForce), firstPageOf(former)]);
    },
    select: () => selectLine(page, inForce, 'Ausgewählter Text'),
    async highlight() {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
      await page.keyboard.press('1');
      await saved;
      await page.reload();
      // In half a window panels lie over the document, one at a time.
      await inForce.getByRole('button', { name: 'Anmerkungsbereich' }).click();
      await panelOf(inForce, /Anmerkungen/)
        .getByText('Der Verkäufer der Sache 1')
        .waitFor();
    },
    async articles() {
      await inForce.getByRole('button', { name: 'Inhaltsbereich' }).click();
      await articleOf(panelOf(inForce, /Inhalt/));
    },
    async parts() {
      await firstPageOf(former);
      await expectNone(panelOf(former, /./));
      await expectNone(page.getByRole('button', { name: 'Vergrößern' }));
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await page.getByRole('button', { name: 'Anmelden' }).waitFor();
      const answer = await page.request.get(new URL('/api/laws/kaufgesetz.pdf', address).href);
      if (answer.status() !== 401)
        throw new Error(`Without a log-in the law is answered with ${answer.status()}`);
    },
  };
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Name').fill('Ada Keller');
  await page.getByLabel('Passwort').fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** The former law has no panels, and toolbars have no room for what is used rarely. */
async function expectNone(parts: Locator): Promise<void> {
  const found = await parts.count();
  if (found > 0) throw new Error(`There are ${found} of ${String(parts)}`);
}
