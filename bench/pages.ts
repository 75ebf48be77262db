// What each page loads before anybody does anything, and how soon the landing page is painted beside an empty page of Vite and React.
// npm run bench -- pages [--rounds 9] [--no-build]
//
// Scripts are counted without pdf.js. Landing page, log-in and library: all that they load while nobody does anything. Workspace: what it begins to
// load until the first page of the document is drawn (workspaceKB), and what it loads after that while the browser is idle, so that nobody
// waits for it when it is wanted (workspaceLaterKB).
import { rm } from 'node:fs/promises';
import { chromium } from 'playwright';
import { createClient } from '@glossator/client-sdk';
import { demoAccount } from '../e2e/support/account-steps';
import { createServerProcess } from '../e2e/support/server-process';
import { findBrowser } from '../scripts/browser.mjs';
import { roundedTo, rowOf } from './annotating/table';
import { buildStale } from './command-line/build-stale';
import { numberOf, readCommandLine } from './command-line/options';
import { buildEmptyPage } from './pages/empty-page';
import { measurePaint } from './pages/first-paint';
import { measureScripts } from './pages/loaded-scripts';
import { watchMachine } from './viewer/driver/machine-load';
import { median } from './viewer/report/medians';

const values = readCommandLine({
  rounds: { type: 'string', default: '9' },
  'no-build': { type: 'boolean', default: false },
});
const rounds = numberOf('rounds', values.rounds);
if (!values['no-build']) buildStale();
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('No Chromium was found; CHROMIUM_PATH may name one');

const empty = await buildEmptyPage();
const product = await createServerProcess({ DEMO: '1', RATE_CALLS: '0' });
const plain = await createServerProcess({ DEMO: '0', HOST_APP_DIR: empty });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await Promise.all([product.start(), plain.start()]);
  const { user, token } = await createClient({ baseUrl: product.url }).auth.login(demoAccount);
  const session = JSON.stringify({ user, token });
  const client = createClient({
    baseUrl: product.url,
    tokenStore: { get: () => token, set: () => undefined },
  });
  const [code] = (await client.codes.list({ isPublic: false })).data;
  if (!code) throw new Error('The demo account has no Code');

  const { url: origin } = product;
  const landing = await measureScripts(browser, { origin, path: '/' });
  const login = await measureScripts(browser, { origin, path: '/login' });
  const library = await measureScripts(browser, { origin, path: '/library', session });
  const workspace = await measureScripts(browser, {
    origin,
    path: `/codes/${code.id}`,
    shows: '[data-glossator-document] canvas',
    session,
  });
  console.log(rowOf('scripts, KB gzip', ['until shown', 'files', 'later', 'pdf.js']));
  for (const [name, { kilobytes, files, later, pdf }] of Object.entries({
    landing,
    login,
    library,
    workspace,
  }))
    console.log(rowOf(`  ${name}`, [kilobytes, files, later, pdf]));

  const machine = watchMachine();
  const paints = { landing: [] as number[], empty: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    // Neither is always the first.
    for (const which of round % 2 === 0 ? (['landing', 'empty'] as const) : (['empty', 'landing'] as const))
      paints[which].push(await measurePaint(browser, which === 'landing' ? product.url : plain.url));
  }
  const medians = { landing: median(paints.landing) ?? NaN, empty: median(paints.empty) ?? NaN };
  console.log(rowOf('first paint, ms (medians)', ['']));
  for (const [name, ms] of Object.entries(medians)) console.log(rowOf(`  ${name}`, [ms]));
  console.log(
    JSON.stringify({
      landingKB: roundedTo(landing.kilobytes, 1),
      libraryKB: roundedTo(library.kilobytes, 1),
      workspaceKB: roundedTo(workspace.kilobytes, 1),
      workspaceLaterKB: roundedTo(workspace.later, 1),
      firstPaintRatio: roundedTo(medians.landing / medians.empty, 2),
      rounds,
      foreignCores: roundedTo(machine.foreignCores() ?? NaN, 1),
    }),
  );
} finally {
  await browser.close();
  await Promise.all([product.dispose(), plain.dispose()]);
  await rm(empty, { recursive: true });
}
