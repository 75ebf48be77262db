// The site of documentation: guides of `docs/guides`, READMEs and the reference made of the docstrings of what packages export. It is files
// alone and takes nothing from elsewhere.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { Application } from 'typedoc';
import { root } from './install.mjs';

/** Packages in the order of the site. */
const PACKAGES = ['annotator', 'client-sdk', 'document-text', 'i18n'];
const GUIDES = 'docs/guides';
const SERVER = 'examples/mock-server/README.md';
/** Stands before addresses within the site until it is written and its pages know where they are. */
const SITE = 'https://site.invalid/';

const SETTINGS = {
  excludeInternal: true,
  disableSources: true,
  hideGenerator: true,
  // Types that stand in a signature without a name of their own are written out where they stand.
  validation: { notExported: false, invalidLink: true, notDocumented: false },
  skipErrorChecking: true,
  // `decisions.md` in a sentence is no address.
  markdownItOptions: { html: true, linkify: false },
  logLevel: 'Warn',
};

/** Writes the site into a folder. Throws where a link in a docstring or a guide leads nowhere. */
export async function writeDocsSite(folder, { packages = PACKAGES } = {}) {
  const scratch = `${folder}-parts`;
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const entryPoints = [];
  for (const name of packages) entryPoints.push(await readPackage(name, scratch));
  const guides = readdirSync(join(root, GUIDES)).filter((file) => file.endsWith('.md'));
  for (const file of guides) writeForSite(`${GUIDES}/${file}`, join(scratch, file));
  writeForSite(SERVER, join(scratch, 'server.md'), '---\ntitle: The server\n---\n\n');
  const site = await Application.bootstrap({
    ...SETTINGS,
    name: 'Glossator',
    entryPoints,
    entryPointStrategy: 'merge',
    readme: join(scratch, 'README.md'),
    projectDocuments: [...guides.filter((file) => file !== 'README.md'), 'server.md'].map((file) =>
      join(scratch, file),
    ),
  });
  const project = await site.convert();
  if (!project) throw new Error('The packages could not be put together');
  site.validate(project);
  await site.generateDocs(project, folder);
  failOn(site, 'The site');
  settleAddresses(folder);
  rmSync(scratch, { recursive: true });
}

/** Reads the exports of a package with their docstrings into a file, which is the answer. */
async function readPackage(name, scratch) {
  const home = join(root, 'packages', name);
  const { exports: exported, ...manifest } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const entries = Object.entries(exported)
    .map(([path, target]) => ({ path, source: target['glossator-source'] }))
    .filter(({ source }) => source && /\.tsx?$/.test(source));
  const readme = join(scratch, `${name}.md`);
  writeForSite(`packages/${name}/README.md`, readme);
  const reader = await Application.bootstrap({
    ...SETTINGS,
    name: manifest.name,
    entryPoints: entries.map(({ source }) => join(home, source)),
    tsconfig: join(home, 'tsconfig.json'),
    readme,
    basePath: home,
  });
  const project = await reader.convert();
  if (!project) throw new Error(`${manifest.name} could not be read`);
  nameModules(project, entries, manifest.name);
  const file = join(scratch, `${name}.json`);
  writeFileSync(file, JSON.stringify(reader.serializer.projectToObject(project, root)));
  failOn(reader, manifest.name);
  return file;
}

/** Modules are called what one imports, not after the file in which they are. */
function nameModules(project, entries, packageName) {
  if (entries.length === 1) return;
  for (const { path, source } of entries) {
    const bare = posix.normalize(source).replace(/(\/index)?\.tsx?$/, '');
    const module = project.children?.find(({ name }) => name === bare);
    if (!module) throw new Error(`${packageName} has no module ${bare}`);
    module.name = path === '.' ? packageName : `${packageName}${path.slice(1)}`;
  }
}

/** A Markdown file of the repository as the site has it: links lead to the site's pages, and what it has no page for is text alone. */
function writeForSite(path, target, head = '') {
  const text = readFileSync(join(root, path), 'utf8');
  const linked = text.replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (whole, words, link) => {
    if (/^[a-z]+:|^#/.test(link)) return whole;
    const [to, anchor] = link.split('#');
    const page = pageOf(posix.join(dirname(path), to));
    return page === undefined ? words : `[${words}](${page}${anchor ? `#${anchor}` : ''})`;
  });
  writeFileSync(target, head + linked);
}

/** Where the site has a file of the repository; undefined where it does not have it. */
function pageOf(path) {
  const [, name] = /^packages\/([\w-]+)\/README\.md$/.exec(path) ?? [];
  if (name !== undefined) return `${SITE}modules/_glossator_${name}.html`;
  if (path === SERVER) return 'server.md';
  return dirname(path) === GUIDES ? basename(path) : undefined;
}

/** Addresses within the site, relative to each page. */
function settleAddresses(folder) {
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.html'))) {
    const text = readFileSync(join(folder, file), 'utf8');
    if (text.includes(SITE))
      writeFileSync(join(folder, file), text.replaceAll(SITE, '../'.repeat(file.split(/[/\\]/).length - 1)));
  }
}

function failOn({ logger }, what) {
  if (logger.hasErrors() || logger.hasWarnings())
    throw new Error(`${what} has links that lead nowhere, see above`);
}
