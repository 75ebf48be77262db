// Nothing that we give out evaluates code: neither what pdf.js fetches at run time nor any bundle.
import { extname, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { listPdfAssets } from '../packages/annotator/vite-assets.mjs';
import { root } from './node.mjs';

/** `eval(…)`, `new Function(…)`, `Function(…)`, and `Function` taken as a value, which can be called by another name. */
const EVALUATION =
  /.{0,40}(?:(?<![\w$.])eval\s*\(|(?<![\w$."'`])Function(?:\s*\(|\s*[,;)]|\.call\b|\.apply\b)).{0,40}/g;

/** zod's compiler of schemas, and its look whether it may be used; a content security policy without `unsafe-eval` keeps both dead. */
const ZOD = /\bFunction[,;]|Cloudflare.*try\{return Function\(``\)/;

const evaluations = (code) => [...code.matchAll(EVALUATION)].map(([found]) => found);

/** The code of every chunk of an application that begins with one module of the sources. */
async function bundle(entry) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['glossator-source', 'module', 'browser', 'production'] },
    build: { write: false, target: 'es2023', rolldownOptions: { input: join(root, entry) } },
  });
  return [result]
    .flat()
    .flatMap(({ output }) => output)
    .filter(({ fileName }) => /\.m?js$/.test(fileName))
    .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
    .join('\n');
}

describe('the assets of the annotator', () => {
  const assets = listPdfAssets();

  it('are the worker, decoders, character maps, fonts and color profiles, without the engine for scripts', () => {
    const names = assets.map(({ name }) => name);
    expect(names).toContain('pdf.worker.min.mjs');
    expect(names).toContain('wasm/openjpeg.wasm');
    expect(names.filter((name) => /quickjs|sandbox/i.test(name))).toEqual([]);
    expect(names.filter((name) => name.endsWith('.wasm')).toSorted()).toEqual([
      'wasm/jbig2.wasm',
      'wasm/openjpeg.wasm',
      'wasm/qcms_bg.wasm',
    ]);
  });

  it('evaluate no code', () => {
    const scripts = assets.filter(({ name }) => ['.js', '.mjs'].includes(extname(name)));
    expect(scripts.length).toBeGreaterThan(1);
    for (const { name, read } of scripts) expect(evaluations(read().toString('utf8')), name).toEqual([]);
  });
});

describe('the bundles', () => {
  it.each([
    'packages/annotator/src/index.ts',
    'packages/annotator/src/review.ts',
    'packages/annotator/src/browser/structure-worker.ts',
    'packages/client-sdk/src/index.ts',
  ])(
    'of %s evaluate no code, and are without schemas',
    async (entry) => {
      const code = await bundle(entry);
      expect(evaluations(code)).toEqual([]);
      expect(code).not.toContain('_zod');
    },
    120_000,
  );

  it.each(['packages/client-sdk/src/checks/contract-checks.ts', 'examples/host-app/src/main.tsx'])(
    'of %s evaluate no code but what is dead',
    async (entry) => {
      const found = evaluations(await bundle(entry)).filter((code) => !ZOD.test(code));
      expect(found).toEqual([]);
    },
    120_000,
  );
});
