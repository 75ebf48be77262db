// `node scripts/settings-table.mjs --write` writes the table of the server's settings into its README; `--check` fails where it is stale.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { tsImport } from 'tsx/esm/api';
import { root } from './install.mjs';

const README = join(root, 'examples/mock-server/README.md');
const BEGIN = '<!-- settings: begin, written by `node scripts/settings-table.mjs --write` -->';
const END = '<!-- settings: end -->';

/** The settings as the server's source has them. */
export async function loadSettings() {
  return (await tsImport('../examples/mock-server/src/config/settings.ts', import.meta.url)).settings;
}

/** The table of settings in Markdown: a row for each, with its default as the code applies it. */
export function settingsTable(settings) {
  const rows = Object.entries(settings).map(([name, setting]) =>
    [`\`${name}\``, defaultOf(setting), setting.unit ?? '', setting.description].join(' | '),
  );
  return [
    '| Name | Default | Unit | Meaning |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

function defaultOf({ schema, otherwise }) {
  if (otherwise !== undefined) return otherwise;
  const value = schema.parse(undefined);
  if (value === undefined || value.length === 0) return 'none';
  return `\`${typeof value === 'boolean' ? Number(value) : value}\``;
}

/** A text with the table between its markers, formatted. Throws where it has no markers. */
export async function withSettingsTable(text, table) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`There are no markers ${BEGIN} and ${END}`);
  const written = `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${text.slice(end)}`;
  return format(written, { ...(await resolveConfig(README)), parser: 'markdown' });
}

/** The README as it is, and as it should be. */
export async function readmeWithSettings() {
  const text = readFileSync(README, 'utf8');
  return { text, wanted: await withSettingsTable(text, settingsTable(await loadSettings())) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { text, wanted } = await readmeWithSettings();
  if (process.argv.includes('--write')) writeFileSync(README, wanted);
  else if (text !== wanted) {
    console.error('The table of settings is stale: run `node scripts/settings-table.mjs --write`.');
    process.exitCode = 1;
  }
}
