// What the tarball of a package holds, judged by its list of files.

const EXPECTED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];
const KEPT_HOME =
  /\.(?:test|stories|bench)\.|__screenshots__|(?:^|\/)tsconfig|\.tsbuildinfo$|(?:^|\/)\.declarations\//;
/** What only tests need, unless it is an entry. */
const TESTING = /\/testing\//;
/** Fields that a registry shows, and a release needs. */
const FIELDS = ['description', 'keywords', 'license', 'repository', 'engines', 'publishConfig'];

/** The files that an entry of `exports` leads to, patterns included; `undefined` closes an entry. */
function* targetsOf(exported) {
  if (typeof exported === 'string') yield exported.replace(/^\.\//, '');
  else if (exported) for (const inner of Object.values(exported)) yield* targetsOf(inner);
}

/** Whether the list has the file, or any file of a pattern such as `dist/assets/*`. */
function holds(files, target) {
  const [start, end] = target.split('*');
  return end === undefined
    ? files.includes(target)
    : files.some((file) => file.startsWith(start) && file.endsWith(end));
}

/** What is wrong with a tarball: its package.json and the paths in it. Nothing where it can be published. */
export function problemsOf(manifest, files) {
  return [
    ...EXPECTED.filter((name) => !files.includes(name)).map((name) => `${name} is missing`),
    ...files
      .filter((file) => KEPT_HOME.test(file) || (TESTING.test(file) && !manifest.exports?.['./testing']))
      .map((file) => `${file} is no part of what is published`),
    ...FIELDS.filter((field) => manifest[field] === undefined).map((field) => `no "${field}"`),
    ...Object.entries(manifest.exports ?? {}).flatMap(([entry, exported]) => [
      ...[...targetsOf(exported)]
        .filter((target) => !holds(files, target))
        .map((target) => `"${entry}" leads to ${target}, which is missing`),
      ...(typeof exported === 'object' && exported.default === undefined
        ? [`"${entry}" has no condition "default", so that neither require nor Jest find it`]
        : []),
    ]),
    ...files
      .filter((file) => /^dist\/[\w-]+\.js$/.test(file) && !files.includes(`${file}.map`))
      .map((file) => `${file} has no map`),
  ];
}
