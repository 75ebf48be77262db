import AxeBuilder from '@axe-core/playwright';
import { LOCALES, type LocaleCode } from '@glossator/i18n';
import { expect, type Page } from '@playwright/test';
import type { Code } from '@glossator/client-sdk/contract';
import { openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { openWindow } from '../support/code-steps';
import { test, WITHOUT_RATE_LIMITS } from '../support/fixtures';
import { createServerProcess, type ServerProcess } from '../support/server-process';
import { foreignTexts, strangeWords, withoutRoom, wordsIn } from './words-on-screen';

/** The first is that of the e2e journeys, the second the narrowest in which nothing is put away. */
const WIDTHS = [1440, 1036];
const PERSON = {
  email: 'ada@languages.example',
  password: 'a quiet reading room',
  firstName: 'Ada',
  lastName: 'Keller',
};
const TITLE = 'Lex Irrigationis';

let server: ServerProcess;
let codeId: number;

test.beforeAll(async () => {
  server = await createServerProcess({ ...WITHOUT_RATE_LIMITS, ADMINS: PERSON.email });
  await server.start();
  await makeAccount(server, PERSON);
  const api = await apiFor(server, PERSON);
  ({ id: codeId } = await api<Code>('POST', '/codes/sample', { title: TITLE }));
  const { id: binned } = await api<Code>('POST', '/codes', { title: 'ZGB' });
  await api('DELETE', `/codes/${binned}`);
});
test.afterAll(() => server.dispose());

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password/x',
  '/activation',
  '/terms',
  '/nowhere',
];
const OWN = ['/library', '/library/bin', '/codes/new', '/account/profile', '/files', '/admin'];

for (const locale of LOCALES)
  test(`every screen speaks ${locale}, has room for it and is accessible`, async ({ browser }) => {
    const said: string[] = [];
    const page = await openWindow(browser, said);
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
    const foreign = locale === 'en' ? [] : await foreignTexts(locale);
    const look = async (where: string, within = 'html') => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 860 });
        await expect.poll(() => withoutRoom(page), `${where}, ${width} px`).toEqual([]);
      }
      expect(await strangeWords(page, foreign), where).toEqual([]);
      // Colors are the same in all languages, and looked at in another journey.
      const { violations } = await new AxeBuilder({ page })
        .include(within)
        .disableRules(['color-contrast'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
        where,
      ).toEqual([]);
    };
    for (const path of PUBLIC) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await look(path);
    }
    await openAs(page, server, PERSON, '/library');
    for (const path of OWN) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
    await lookAtCode(page, locale, look);
    expect(said).toEqual([]);
  });

/** The screens of a Code, and what opens in its workspace. */
async function lookAtCode(
  page: Page,
  locale: LocaleCode,
  look: (where: string, within?: string) => Promise<void>,
) {
  const { annotator, host } = await wordsIn(locale);
  await page.goto(`${server.url}/codes/${codeId}/organise`);
  await expect(page.getByRole('heading', { level: 1, name: host('organising.title') })).toBeVisible();
  await look('organise');
  await page.goto(`${server.url}/codes/${codeId}/review`);
  await expect(page.getByRole('button', { name: annotator('review.approve') })).toBeVisible();
  await look('review');
  await page.goto(`${server.url}/codes/${codeId}`);
  await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await look('workspace');
  for (const tab of [
    'bookmarks',
    'pages',
    'contents',
    'code-update',
    'general-notes',
    'annotations',
  ] as const) {
    await page
      .getByRole('tab', { name: annotator(`panels.${tab}`) })
      .first()
      .click();
    await look(tab);
  }
  await page.getByRole('article').first().click();
  await look('a card');
  await page.getByText(annotator('versions.versions'), { exact: true }).click();
  await expect(page.getByRole('button', { name: annotator('versions.upload') })).toBeVisible();
  await look('versions');
  const open = async (title: string, how: () => Promise<void>) => {
    await how();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await look(title, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const press = async (key: string) => {
    await page.getByRole('article').first().focus();
    await page.keyboard.press(key);
  };
  const click = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  await open(annotator('keys.title'), () => press('?'));
  await open(annotator('goTo.title'), () => press('g'));
  await open(annotator('sharing.title.annotation'), () => click(annotator('sharing.button')));
  await open(host('sharing.title', { title: TITLE }), () => click(host('sharing.menu')));
  await open(annotator('download.title'), async () => {
    await click(annotator('toolbar.more'));
    await page.getByRole('menuitem', { name: annotator('download.button'), exact: true }).click();
  });
}

test('what is not written, foreign or has no room is found', async ({ page }) => {
  await page.setContent(`<!doctype html>
    <button style="width: 40px; overflow: hidden; white-space: nowrap">Annotations de ce document</button>
    <button style="width: 40px; white-space: nowrap"><span style="display: block">Supprimer définitivement</span></button>
    <button style="position: absolute; left: 1200px; width: 400px">À droite</button>
    <div style="width: 80px; overflow: hidden"><button style="width: 90px">Oui</button></div>
    <input style="width: 60px" placeholder="Rechercher dans les titres" />
    <p title="Try again">host.library.title</p>
    <p>Réessayer {count}</p>`);
  expect(await strangeWords(page, await foreignTexts('fr'))).toEqual([
    'not translated: Try again',
    'not translated: host.library.title',
    'not translated: Réessayer {count}',
  ]);
  expect((await withoutRoom(page)).map((fault) => fault.replace(/: .*/, ''))).toEqual([
    'the page scrolls sideways',
    'cut',
    'wider than its button',
    'outside of its frame',
    'outside of its frame',
    'cut',
  ]);
});
