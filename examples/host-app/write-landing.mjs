// Writes the landing page into the built app, in every language: `index.html` (English) and `landing/{locale}.html`, and what search engines
// read. Addresses stand in them as `%PUBLIC_URL%`, which the server replaces by its own.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const dist = join(import.meta.dirname, 'dist');
const pages = await writePages();
const template = paintedFirst(readFileSync(join(dist, 'index.html'), 'utf8'), await writeStart());
const addressOf = (locale) => `%PUBLIC_URL%/${locale}`;

mkdirSync(join(dist, 'landing'), { recursive: true });
for (const page of pages) {
  const file = join(dist, 'landing', `${page.locale}.html`);
  writeFileSync(file, filled(page));
  if (page.locale === 'en') writeFileSync(join(dist, 'index.html'), filled(page));
}
writeFileSync(join(dist, 'sitemap.xml'), sitemap());
writeFileSync(
  join(dist, 'robots.txt'),
  'User-agent: *\nDisallow: /api/\nSitemap: %PUBLIC_URL%/sitemap.xml\n',
);

/**
 * The built page with its styles in itself, and with a script that loads the others when what is written has been painted: nothing is in the way
 * of that.
 */
function paintedFirst(page, start) {
  const styles = [];
  const modules = [];
  let entry;
  const rest = page.replaceAll(/ *<(?:link|script)\b[^>]*>(?:<\/script>)?\n/g, (tag) => {
    const [, address = ''] = /(?:href|src)="(\/[^"]+)"/.exec(tag) ?? [];
    if (tag.includes('rel="stylesheet"')) styles.push(readFileSync(join(dist, address), 'utf8'));
    else if (tag.includes('rel="modulepreload"')) modules.push(address);
    else if (tag.includes('<script')) entry = address;
    else return tag;
    return '';
  });
  const sheet = `<style>${styles.join('\n').replaceAll('<', '\\3c ')}</style>`;
  const styled = replaceOnce(rest, '  </head>', `    ${sheet}\n  </head>`);
  const script = `<script src="/${start}" data-entry="${entry}" data-modules="${modules.join(' ')}"></script>`;
  return replaceOnce(styled, '  </body>', `    ${script}\n  </body>`);
}

/** Builds the script that starts the page, as one file beside the others; gives its name. */
async function writeStart() {
  const { output } = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/landing-start.ts',
        output: { format: 'iife', entryFileNames: 'assets/landing-start-[hash].js' },
      },
    },
  });
  return output[0].fileName;
}

function filled({ locale, html, title, description }) {
  return replaceOnce(
    replaceOnce(
      replaceOnce(template, '<html lang="en">', `<html lang="${locale}">`),
      '<!--head-->',
      headOf(locale, title, description),
    ),
    '<!--page-->',
    html,
  );
}

function headOf(locale, title, description) {
  const lines = [
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Glossator" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    `<meta property="og:url" content="${addressOf(locale)}" />`,
    `<meta property="og:locale" content="${locale}" />`,
    `<link rel="canonical" href="${addressOf(locale)}" />`,
    ...pages.map(
      (each) => `<link rel="alternate" hreflang="${each.locale}" href="${addressOf(each.locale)}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="%PUBLIC_URL%/" />`,
  ];
  return lines.join('\n    ');
}

function sitemap() {
  const alternates = pages.map(
    ({ locale }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${addressOf(locale)}"/>`,
  );
  const urls = [
    ...pages.map(({ locale }) => `<url><loc>${addressOf(locale)}</loc>${alternates.join('')}</url>`),
    ...['terms', 'privacy'].map((path) => `<url><loc>%PUBLIC_URL%/${path}</loc></url>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function replaceOnce(text, part, by) {
  const at = text.indexOf(part);
  if (at < 0) throw new Error(`The built index.html has no ${part}`);
  return text.slice(0, at) + by + text.slice(at + part.length);
}

/** Builds what writes the pages with the configuration of the app, so that both name their styles alike, and lets it write. */
async function writePages() {
  const folder = mkdtempSync(join(import.meta.dirname, 'node_modules/.landing-'));
  try {
    await build({
      root: import.meta.dirname,
      logLevel: 'warn',
      build: {
        ssr: 'src/landing-written.tsx',
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { input: 'src/landing-written.tsx', output: { codeSplitting: true } },
      },
      ssr: { noExternal: [/^@glossator\//], resolve: { conditions: ['glossator-source'] } },
    });
    const { writeLandingPages } = await import(pathToFileURL(join(folder, 'landing-written.js')).href);
    return await writeLandingPages();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
