// Plain JavaScript, because Vite loads it from the configuration of an application, where nothing compiles it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { patchPdfWorker } from './pdf-worker-patch.mjs';

/** Folder of the assets below the base url of the application: pass `${base}glossator-assets/` as `assetsUrl`. */
export const ASSETS_FOLDER = 'glossator-assets';

const WORKER = 'pdf.worker.min.mjs';
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
const TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * A Vite plugin that serves what pdf.js fetches at run time (worker, decoders, character maps, fonts, color profiles) from the
 * installed version while developing, and writes it beside the application when it is built.
 * @returns {import('vite').Plugin}
 */
export function annotatorAssets() {
  const root = pdfjsFolder();
  let base = '/';
  let isServerBuild = false;
  return {
    name: 'glossator-assets',
    configResolved(config) {
      base = config.base;
      isServerBuild = Boolean(config.build.ssr);
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = askedFor(root, request.url ?? '', base);
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(readAsset(root, name));
      });
    },
    generateBundle() {
      if (isServerBuild) return;
      for (const name of assetNames(root)) {
        this.emitFile({ type: 'asset', fileName: `${ASSETS_FOLDER}/${name}`, source: readAsset(root, name) });
      }
    },
  };
}

/**
 * Every asset of the installed pdf.js: its name below the assets folder and its content.
 * For builds without Vite; the package's own `dist/assets` is made from it.
 * @returns {{ name: string, read: () => Buffer }[]}
 */
export function listAssets() {
  const root = pdfjsFolder();
  return assetNames(root).map((name) => ({ name, read: () => readAsset(root, name) }));
}

function pdfjsFolder() {
  return dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
}

/** Every asset by its name below the assets folder. */
function assetNames(root) {
  const listed = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [WORKER, ...listed.filter((name) => isShipped(name) && statSync(join(root, name)).isFile())];
}

/** QuickJS runs the scripts of a PDF. We never do: what evaluates code is not given out. */
function isShipped(name) {
  return !/quickjs/i.test(name);
}

function sourceOf(root, name) {
  return name === WORKER ? join(root, 'build', WORKER) : join(root, name);
}

/** The content of an asset; the worker is given out as `pdf-worker-patch.mjs` changes it. */
function readAsset(root, name) {
  const content = readFileSync(sourceOf(root, name));
  return name === WORKER ? Buffer.from(patchPdfWorker(content.toString('utf8'))) : content;
}

/** The name of the asset that an address asks for, if it is one. */
function askedFor(root, address, base) {
  if (!URL.canParse(address, 'http://localhost')) return undefined;
  const { pathname } = new URL(address, 'http://localhost');
  const prefix = [`${base}${ASSETS_FOLDER}/`, `/${ASSETS_FOLDER}/`].find((start) =>
    pathname.startsWith(start),
  );
  if (prefix === undefined) return undefined;
  const name = normalize(decodeURIComponent(pathname.slice(prefix.length)));
  if (name !== WORKER && !FOLDERS.some((folder) => name.startsWith(folder + sep))) return undefined;
  if (!isShipped(name)) return undefined;
  const file = sourceOf(root, name);
  return existsSync(file) && statSync(file).isFile() ? name : undefined;
}
