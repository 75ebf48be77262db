// Plain JavaScript, because Vite loads it from the configuration of an application, where nothing compiles it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patchPdfWorker } from './pdf-worker-patch.mjs';

/** Folder of the assets below the base url of the application: pass `${base}glossator-assets/` as `assetsUrl`. */
export const ASSETS_FOLDER = 'glossator-assets';

const WORKER = 'pdf.worker.min.mjs';
/** Recognizes articles; made with the package, and complete in itself. */
const STRUCTURE_WORKER = 'structure-worker.js';
const BUILT_STRUCTURE_WORKER = fileURLToPath(new URL(`./dist/assets/${STRUCTURE_WORKER}`, import.meta.url));
/** What custom elements dress themselves with. */
const STYLES = 'styles.css';
const BUILT_STYLES = fileURLToPath(new URL(`./dist/${STYLES}`, import.meta.url));
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs'];
const TYPES = {
  '.css': 'text/css',
  '.mjs': 'text/javascript',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/**
 * A Vite plugin that serves what the annotator fetches at run time (the worker for articles; of the installed pdf.js its worker, decoders,
 * character maps, fonts, color profiles) while developing, and writes it beside the application when it is built.
 * @returns {import('vite').Plugin}
 */
export function annotatorAssets() {
  const root = pdfjsFolder();
  let base = '/';
  let isServerBuild = false;
  let readStructureWorker = () => readFileSync(BUILT_STRUCTURE_WORKER);
  return {
    name: 'glossator-assets',
    configResolved(config) {
      base = config.base;
      isServerBuild = Boolean(config.build.ssr);
      // Within its own repository an application is made of the sources, and the package need not be built.
      if (config.resolve.conditions.includes('glossator-source')) readStructureWorker = bundleFromSource;
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
        if (name === STYLES) response.end(readFileSync(BUILT_STYLES));
        else if (name === STRUCTURE_WORKER)
          Promise.resolve(readStructureWorker()).then((code) => response.end(code), next);
        else response.end(readAsset(root, name));
      });
    },
    async generateBundle() {
      if (isServerBuild) return;
      const fileName = `${ASSETS_FOLDER}/${STRUCTURE_WORKER}`;
      this.emitFile({ type: 'asset', fileName, source: await readStructureWorker() });
      // Nobody who builds from the sources has elements.
      if (existsSync(BUILT_STYLES)) {
        const source = readFileSync(BUILT_STYLES);
        this.emitFile({ type: 'asset', fileName: `${ASSETS_FOLDER}/${STYLES}`, source });
      }
      for (const name of assetNames(root)) {
        this.emitFile({ type: 'asset', fileName: `${ASSETS_FOLDER}/${name}`, source: readAsset(root, name) });
      }
    },
  };
}

/**
 * Every asset: its name below the assets folder and its content. For builds without Vite.
 * @returns {{ name: string, read: () => Buffer }[]}
 */
export function listAssets() {
  return [
    { name: STRUCTURE_WORKER, read: () => readFileSync(BUILT_STRUCTURE_WORKER) },
    { name: STYLES, read: () => readFileSync(BUILT_STYLES) },
    ...listPdfAssets(),
  ];
}

/**
 * The assets that are of the installed pdf.js, of which with the worker for articles the package's own `dist/assets` is made.
 * @returns {{ name: string, read: () => Buffer }[]}
 */
export function listPdfAssets() {
  const root = pdfjsFolder();
  return assetNames(root).map((name) => ({ name, read: () => readAsset(root, name) }));
}

async function bundleFromSource() {
  const { bundleStructureWorker } = await import('./build/structure-worker.mjs');
  return bundleStructureWorker(dirname(fileURLToPath(import.meta.url)));
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
  if (name === STRUCTURE_WORKER || (name === STYLES && existsSync(BUILT_STYLES))) return name;
  if (name !== WORKER && !FOLDERS.some((folder) => name.startsWith(folder + sep))) return undefined;
  if (!isShipped(name)) return undefined;
  const file = sourceOf(root, name);
  return existsSync(file) && statSync(file).isFile() ? name : undefined;
}
