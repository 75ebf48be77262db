import compile from 'icu-minify/compile';
import { runnerImport, type Plugin } from 'vite';

/** The messages that are formatted; those of the landing page are shown as they are written. */
const FORMATTED = /\/i18n\/src\/locales\/[a-z]{2}\/(annotator|host|emails|report)\.ts$/;

/** A message as it is written, or messages by their names. */
type Written = string | { readonly [name: string]: Written };

/** Compiles messages one by one: plain ones stay texts, others become what the formatter need not parse any more. */
export function compiled(written: Written): unknown {
  if (typeof written === 'string') return compile(written);
  return Object.fromEntries(Object.entries(written).map(([name, each]) => [name, compiled(each)]));
}

/** Puts messages into the built app as they are compiled, so that the parser of ICU messages stays out of it. */
export const compiledMessages: Plugin = {
  name: 'compiled-messages',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
    },
  }),
  async load(id) {
    const [, name] = FORMATTED.exec(id) ?? [];
    if (name === undefined) return null;
    const { module } = await runnerImport<Readonly<Record<string, Written>>>(id, { configFile: false });
    return `export const ${name} = ${JSON.stringify(compiled(module[name] ?? {}))};`;
  },
};
