import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { test } from '../support/fixtures';
import { mailsTo } from '../support/outbox';

/** What a language calls its page. */
const TITLES = {
  en: 'Your notes survive the next edition',
  de: 'Ihre Notizen überleben die nächste Ausgabe',
  fr: 'Vos notes survivent à la prochaine édition',
  it: 'Annotazioni che sopravvivono alla prossima edizione',
  es: 'Sus anotaciones sobreviven a la próxima reforma',
} as const;

/** Notes what the console complains about, and what cannot be loaded. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('requestfailed', (request) => complaints.push(request.url()));
  return complaints;
}

test('a visitor tries the waiting Update of the sample, approves it and begins again', async ({
  page,
  server,
}) => {
  const complaints = complaintsOf(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/pdf-|\/showcase\//.test(request.url())) scripts.push(request.url());
  });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);

  const sample = page.getByRole('region', { name: 'A model statute to try' });
  await sample.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(sample.getByText('Watch this figure')).toBeVisible();
  await expect(sample.locator('mark')).not.toHaveCount(0);
  await sample.getByRole('button', { name: 'Review the Update' }).click();
  await expect(sample.getByRole('heading', { name: /^Update of/ })).toBeVisible();
  await expect(sample.getByText('in force 1 July 2025')).toBeVisible();
  await expect(sample.locator('canvas')).not.toHaveCount(0);
  await sample.getByRole('button', { name: 'Approve update' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Approve/ }).click();
  await expect(sample.getByText('The Update is approved')).toBeVisible();
  await expect(sample.getByText('of 45)')).toBeVisible();
  await sample.getByRole('button', { name: 'Begin again' }).click();
  await expect(sample.getByText('of 62)')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('what a visitor writes reaches whoever runs the server', async ({ page, startServer }) => {
  const server = await startServer({ CONTACT_MAIL: 'desk@glossator.example' });
  await page.goto(server.url, { waitUntil: 'networkidle' });
  const form = page.getByRole('region', { name: 'Contact and feedback' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Email is required')).toBeVisible();
  await form.getByLabel('E-mail address').fill('ada@law.example');
  await form.getByLabel('Feedback').fill('Is there a law watch?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Your message has been sent')).toBeVisible();
  const [mail] = await mailsTo(server, 'desk@glossator.example');
  expect(mail).toMatchObject({ replyTo: 'ada@law.example' });
  expect(mail?.text).toContain('Is there a law watch?');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [locale, title] of Object.entries(TITLES))
    test(`the page can be read in ${locale}, and leads to itself in the other languages`, async ({
      page,
      server,
    }) => {
      await page.goto(`${server.url}/${locale}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('group')).toHaveCount(8);
      await expect(page.locator('footer a[hreflang]')).toHaveCount(5);
    });
});

for (const [locale, title] of Object.entries(TITLES))
  test(`the page in ${locale} fits every width`, async ({ browser, server }) => {
    const context = await browser.newContext({ locale, colorScheme: 'dark' });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const width of [1440, 1036, 780, 518]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

for (const colorScheme of ['light', 'dark'] as const)
  test(`nothing of the ${colorScheme} page is hard to use`, async ({ browser, server }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 1036, height: 900 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
