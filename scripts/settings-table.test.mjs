import { describe, expect, it } from 'vitest';
import { loadSettings, readmeWithSettings, settingsTable, withSettingsTable } from './settings-table.mjs';

const optional = (value) => ({ parse: () => value });

describe('settingsTable', () => {
  it('has a row for each setting, with the default that applies', () => {
    const table = settingsTable({
      PORT: { schema: optional(4000), description: 'port', unit: 'TCP' },
      DEMO: { schema: optional(true), description: 'demo' },
      ORIGINS: { schema: optional([]), description: 'origins' },
      KEY: { schema: optional(undefined), description: 'key', otherwise: 'the key file' },
    });
    expect(table.split('\n').slice(2)).toEqual([
      '| `PORT` | `4000` | TCP | port |',
      '| `DEMO` | `1` |  | demo |',
      '| `ORIGINS` | none |  | origins |',
      '| `KEY` | the key file |  | key |',
    ]);
  });

  it('names every setting that the server reads', async () => {
    const table = settingsTable(await loadSettings());
    for (const name of ['PORT', 'DATA_DIR', 'RATE_SHARE']) expect(table).toContain(`| \`${name}\` |`);
  });
});

describe('withSettingsTable', () => {
  it('refuses a text without markers', async () => {
    await expect(withSettingsTable('# Server', '')).rejects.toThrow('There are no markers');
  });
});

describe("the server's README", () => {
  it('has the table of settings as the code has them', async () => {
    const { text, wanted } = await readmeWithSettings();
    expect(text).toBe(wanted);
  });
});
