import { LOCALES, type LocaleCode } from '@glossator/i18n';
import { expect, type Browser, type Page } from '@playwright/test';
import type { Code } from '@glossator/client-sdk/contract';
import { openAs } from '../support/account-steps';
import { apiFor, makeAccount } from '../support/api-steps';
import { moveTo } from '../support/app-steps';
import { axeFindings } from '../support/axe';
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

/** One run says of every screen what is wrong with it. */
const softly = expect.configure({ soft: true });

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

/** The landing page is a document of its own, and so is the app, which begins with the first of its screens. */
const LANDING = '/';
const PUBLIC = ['/login', '/register', '/reset-password/x', '/terms', '/nowhere'];
const OWN = ['/library', '/library/bin', '/files', '/updates', '/codes/new', '/account/profile', '/admin'];
const TABS = ['bookmarks', 'pages', 'contents', 'code-update', 'general-notes', 'annotations'] as const;

/** Looks at the page, and at what of it axe has not looked at before. */
type Look = (where: string, within?: string) => Promise<void>;

/** A window in a language, and how what it shows is looked at. Its console goes to `said`. */
async function openIn(locale: LocaleCode, browser: Browser, said: string[]): Promise<[Page, Look]> {
  const page = await openWindow(browser, said);
  await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), locale);
  const foreign = locale === 'en' ? [] : await foreignTexts(locale);
  const look: Look = async (where, within = 'html') => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 860 });
      await softly.poll(() => withoutRoom(page), { message: `${where}, ${width} px` }).toEqual([]);
    }
    softly(await strangeWords(page, foreign), where).toEqual([]);
    // Colors are the same in all languages, and looked at in another journey.
    const found = await axeFindings(page, { within, without: ['color-contrast'] });
    softly(found, where).toEqual([]);
  };
  return [page, look];
}

for (const locale of LOCALES)
  test.describe(`in ${locale}, all words are of the language, have room and are accessible`, () => {
    test('on public pages and those of an account', async ({ browser }) => {
      const said: string[] = [];
      const [page, look] = await openIn(locale, browser, said);
      for (const path of [LANDING, ...PUBLIC]) {
        if (path === LANDING || path === PUBLIC[0]) await page.goto(server.url + path);
        else await moveTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await look(path);
      }
      await openAs(page, server, PERSON, '/account/profile');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const path of OWN) {
        await moveTo(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await look(path);
      }
      expect(said).toEqual([]);
    });

    test('on the pages of a Code and in its panels', async ({ browser }) => {
      const said: string[] = [];
      const [page, look] = await openIn(locale, browser, said);
      const { annotator, host } = await wordsIn(locale);
      await openAs(page, server, PERSON, `/codes/${codeId}/organise`);
      await expect(page.getByRole('heading', { name: host('organising.title') })).toBeVisible();
      await look('organise');
      await moveTo(page, `/codes/${codeId}/review`);
      const approve = page.getByRole('button', { name: annotator('review.approve') });
      await expect(approve).toBeVisible();
      await look('review');
      await moveTo(page, `/codes/${codeId}`);
      await expect(approve).toBeHidden();
      await expect(page.locator('[data-page="0"] canvas')).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await look('workspace');
      for (const tab of TABS) {
        await page.getByRole('tab', { name: annotator(`panels.${tab}`) }).click();
        await look(tab, '[data-glossator-panel]');
      }
      await page.getByText(annotator('versions.versions'), { exact: true }).click();
      await expect(page.getByRole('button', { name: annotator('versions.upload') })).toBeVisible();
      await page.getByRole('article').first().click();
      await look('versions and a card', '[data-glossator-panel]');
      expect(said).toEqual([]);
    });

    test('in what opens over a Code', async ({ browser }) => {
      const said: string[] = [];
      const [page, look] = await openIn(locale, browser, said);
      const { annotator, host } = await wordsIn(locale);
      await openAs(page, server, PERSON, `/codes/${codeId}`);
      const card = page.getByRole('article').first();
      await card.click();
      const click = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
      const dialogs: readonly (readonly [title: string, open: () => Promise<void>])[] = [
        [annotator('keys.title'), () => card.press('?')],
        [annotator('goTo.title'), () => card.press('g')],
        [annotator('sharing.title.annotation'), () => click(annotator('sharing.button'))],
        [host('sharing.title', { title: TITLE }), () => click(host('sharing.menu'))],
        [
          annotator('download.title'),
          async () => {
            await click(annotator('toolbar.more'));
            await page.getByRole('menuitem', { name: annotator('download.button'), exact: true }).click();
          },
        ],
      ];
      for (const [title, open] of dialogs) {
        await open();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toBeVisible();
        await look(title, '[role="dialog"]');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      expect(said).toEqual([]);
    });
  });

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
  const nameless = expect.stringMatching(/^html-has-lang: <html/);
  expect(await axeFindings(page)).toContainEqual(nameless);
  expect(await axeFindings(page, { without: ['html-has-lang'] })).not.toContainEqual(nameless);
  expect(await axeFindings(page, { within: 'input' })).toEqual([]);
});
