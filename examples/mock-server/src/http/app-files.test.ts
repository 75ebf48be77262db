import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appFiles } from './app-files';
import { startTestServer, type TestServer } from '../testing/test-server';

let folder: string;
let test: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glossator-app-'));
  await mkdir(join(folder, 'landing'));
  for (const locale of ['en', 'de'])
    await writeFile(join(folder, 'landing', `${locale}.html`), `<p>${locale} at %PUBLIC_URL%/${locale}</p>`);
  await writeFile(join(folder, 'sitemap.xml'), '<loc>%PUBLIC_URL%/en</loc>');
  await writeFile(join(folder, 'app.html'), '<p>the app</p>');
  test = await startTestServer({
    env: { HOST_APP_DIR: folder, PUBLIC_URL: 'https://law.example/', OPEN_TO_STRANGERS: '1' },
  });
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true });
});

async function get(path: string, language = 'es, de;q=0.8') {
  const answer = await fetch(test.server.address + path, { headers: { 'accept-language': language } });
  const { headers, status } = answer;
  return { status, type: headers.get('content-type'), vary: headers.get('vary'), text: await answer.text() };
}

it('is the landing page at /, in the first language of the browser that there is', async () => {
  const page = await get('/', 'de-CH, en;q=0.8');
  expect(page).toMatchObject({
    type: 'text/html; charset=utf-8',
    text: '<p>de at https://law.example/de</p>',
  });
  expect(page.vary).toContain('Accept-Language');
  expect((await get('/', 'nl')).text).toContain('en at');
});

it('is the landing page of a language at its own address, whatever the browser wants', async () => {
  const page = await get('/en', 'de');
  expect(page.text).toContain('en at');
  expect(page.vary ?? '').not.toContain('Accept-Language');
});

it('names its own address to search engines', async () => {
  expect(await get('/sitemap.xml')).toMatchObject({
    type: 'application/xml; charset=utf-8',
    text: '<loc>https://law.example/en</loc>',
  });
});

it('names an address as it is, whatever signs are in it', async () => {
  const publicUrl = () => 'https://law.example/$&';
  const app = express().use(appFiles({ directory: folder, publicUrl, showcase: undefined }));
  expect((await request(app).get('/en')).text).toBe('<p>en at https://law.example/$&/en</p>');
});

it.each(['/library', '/codes/3?version=1', '/privacy', '/DE', '/de/'])('is the app at %s', async (path) => {
  expect((await get(path, 'de')).text).toBe('<p>the app</p>');
});

it('is the app where a landing page was not built, and never a page for a missing script', async () => {
  expect((await get('/es')).text).toBe('<p>the app</p>');
  expect((await get('/assets/gone.js')).status).toBe(404);
});

it('allows the style sheets that stand in a landing page, and no others', async () => {
  const style = '<style>p{color:red}</style>';
  await writeFile(join(folder, 'landing', 'fr.html'), style);
  const policyOf = async (path: string) =>
    (await fetch(test.server.address + path)).headers.get('content-security-policy');
  const sheet = createHash('sha256').update('p{color:red}').digest('base64');
  expect(/style-src ([^;]*)/.exec((await policyOf('/fr')) ?? '')?.[1]).toContain(`'sha256-${sheet}'`);
  expect(await policyOf('/en')).not.toContain(sheet);
  await writeFile(join(folder, 'landing', 'fr.html'), '<style>p{}</style>');
  await utimes(join(folder, 'landing', 'fr.html'), new Date(0), new Date(0));
  expect(await policyOf('/fr')).not.toContain(sheet);
});
