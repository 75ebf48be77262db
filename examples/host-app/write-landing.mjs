// Writes the landing page into the built app, in every language: `index.html` (English) and `landing/{locale}.html`, and what search engines
// read. Addresses stand in them as `%PUBLIC_URL%`, which the server replaces by its own.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const dist = join(import.meta.dirname, 'dist');
const pages = await writePages();
const template = paintedFirst(readFileSync(join(dist, 'index.html'), 'utf8'));
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
 * The built page with one style sheet for its several ones, and its scripts behind its text: what is written can be painted before anything else
 * has arrived.
 */
function paintedFirst(page) {
  const styles = [];
  const scripts = [];
  const rest = page.replaceAll(/ *<(?:link|script)\b[^>]*>(?:<\/script>)?\n/g, (tag) => {
    const [, sheet] = /rel="stylesheet".*href="\/([^"]+)"/.exec(tag) ?? [];
    if (sheet !== undefined) styles.push(readFileSync(join(dist, sheet), 'utf8'));
    else if (/rel="modulepreload"|<script/.test(tag)) scripts.push(tag);
    else return tag;
    return '';
  });
  const text = styles.join('\n');
  const name = `assets/landing-${createHash('sha256').update(text).digest('base64url').slice(0, 12)}.css`;
  writeFileSync(join(dist, name), text);
  const linked = replaceOnce(rest, '  </head>', `    <link rel="stylesheet" href="/${name}" />\n  </head>`);
  return replaceOnce(linked, '  </body>', `${scripts.join('')}  </body>`);
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
