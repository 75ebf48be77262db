import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compressedFiles } from './compressed-files';

const NAME = 'assets/app-B3xK9_aZ.js';
const SCRIPT = `console.log(${JSON.stringify('read '.repeat(200))});`;
const OTHER = 'next handler';

let directory: string;
let app: Express;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'glossator-compressed-'));
  await mkdir(join(directory, 'assets'));
  for (const name of [NAME, 'assets/gone-B3xK9_aZ.js', 'app.js', 'assets/a-B3xK9_aZ.png'])
    await writeFile(join(directory, name), SCRIPT);
  const isForever = (name: string): boolean => name.includes('-B3xK9_aZ');
  app = express()
    .use(compressedFiles({ directory, isForever, cacheControl: 'immutable' }))
    .use((_request, response) => void response.send(OTHER));
});
afterAll(() => rm(directory, { recursive: true }));

const get = (path: string, encoding = 'gzip, br') => request(app).get(path).set('Accept-Encoding', encoding);

it('sends a script that never changes compressed, even when its file is not there any more', async () => {
  for (const round of ['compressed', 'kept']) {
    const { headers, text } = await get(`/${NAME}`);
    expect(headers, round).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'immutable',
      vary: 'Accept-Encoding',
    });
    expect(Number(headers['content-length']), round).toBeLessThan(SCRIPT.length / 4);
    expect(text, round).toBe(SCRIPT);
    await rm(join(directory, NAME), { force: true });
  }
});

it('leaves to the next handler what may change, pictures, other names and other methods', async () => {
  for (const path of ['/app.js', '/assets/a-B3xK9_aZ.png', '/assets/other-B3xK9_aZ.js', '/assets/../app.js'])
    expect((await get(path)).text, path).toBe(OTHER);
  const post = request(app).post('/assets/gone-B3xK9_aZ.js').set('Accept-Encoding', 'br');
  expect((await post).text).toBe(OTHER);
});

it('leaves to the next handler who does not take Brotli', async () => {
  expect((await get('/assets/gone-B3xK9_aZ.js', 'gzip')).text).toBe(OTHER);
});

it('leaves to the next handler a file that is gone before it was asked for, now and later', async () => {
  await rm(join(directory, 'assets/gone-B3xK9_aZ.js'));
  for (const round of [1, 2]) expect((await get('/assets/gone-B3xK9_aZ.js')).text, `${round}`).toBe(OTHER);
});

it('leaves everything to the next handler where there is no folder', async () => {
  const parts = { directory: join(directory, 'nowhere'), isForever: () => true, cacheControl: 'immutable' };
  const empty = express()
    .use(compressedFiles(parts))
    .use((_request, response) => void response.send(OTHER));
  expect((await request(empty).get('/app.js')).text).toBe(OTHER);
});
