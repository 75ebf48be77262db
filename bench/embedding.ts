// The packages as strangers get them: packed, installed from the tarballs into small apps outside of this repository, built, served under a
// strict content security policy and opened in a Chromium whose network ends at this machine.
// npm run bench -- embedding [--apps vite-8,vite-6] [--short] [--no-build] [--packed] [--pictures DIR]
//
// --no-build takes the packages as they are built, --packed the tarballs that `node scripts/pack.mjs` has made. --short tries one app, without its types
// and its development server, and fails where anything does not work: that is what `npm test` runs.
//
// dev: opened from the development server, everything works and the console is clean. CSP: the built app has violated no policy and its console
// is clean. offline: no request went to another machine. select, highlight, articles: in the built app a passage is selected, its highlight is there
// after a reload, and the last article is listed in the contents. parts: what an app adds (hooks, an event, a slot, a tab) works. SSR: all entries can be imported where there is no DOM.
// annotatorKB and sdkKB are what a page loads with the entry, minified and gzipped, without React and without what is loaded later.
// backendMethodsMin is what the apps' back end has to have; storiesPerComponent counts stories for each component that is exported.
import { mkdir } from 'node:fs/promises';
import { PACKAGES, packAll } from '../scripts/pack.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { APPS } from './embedding/apps';
import { countCalls, measureEntries, storiesPerComponent } from './embedding/figures';
import { run } from './embedding/run';
import { root } from '../scripts/node.mjs';
import { tableOf } from './embedding/table';
import { tryApp, type Trial } from './embedding/try-app';
import { launchOffline } from './embedding/visit-page';
import { namesOf, readCommandLine, refuse } from './command-line/options';

const values = readCommandLine({
  apps: { type: 'string' },
  short: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  packed: { type: 'boolean', default: false },
  pictures: { type: 'string' },
});
const names = APPS.map(({ name }) => name);
const wanted =
  values.apps === undefined
    ? values.short
      ? names.slice(0, 1)
      : names
    : namesOf('apps', values.apps, names);
if (!values['no-build'] && !values.packed)
  for (const folder of PACKAGES) {
    const { isOk, output } = await run('npm', ['run', 'build', '--silent', '-w', folder], root);
    if (!isOk) refuse(`${folder} does not build:\n${output}`);
  }
const problems = values.packed ? [] : await packAll();
if (problems.length > 0) refuse(problems.join('\n'));
const executable = findBrowser();
if (executable === undefined) refuse('There is no Chromium, and none can be installed.');
if (values.pictures !== undefined) await mkdir(values.pictures, { recursive: true });

// Next would send figures about itself.
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
const browser = await launchOffline(executable);
const trials: Trial[] = [];
for (const app of APPS.filter(({ name }) => wanted.includes(name))) {
  const trial = await tryApp(app, { browser, isShort: values.short, pictures: values.pictures });
  trials.push(trial);
  for (const failure of trial.failures) console.log(`${app.name}, ${failure}`);
}
await browser.close();

const isWorking = ({ checks }: Trial): boolean => Object.values(checks).every(Boolean);
console.log(`\n${tableOf(trials)}\n`);
const working = trials.filter(isWorking).length;
const sum = (count: (trial: Trial) => number): number =>
  trials.reduce((total, trial) => total + count(trial), 0);
console.log(
  JSON.stringify({
    appsTried: trials.length,
    appsWorking: working,
    cspViolations: sum(({ cspViolations }) => cspViolations),
    foreignRequests: sum(({ foreignRequests }) => foreignRequests),
    backendMethodsMin: await countCalls(),
    ...(values.short ? {} : await measureEntries()),
    storiesPerComponent: storiesPerComponent(),
  }),
);
if (values.short && working < trials.length) process.exitCode = 1;
