import { build, type InlineConfig, type Rolldown } from 'vite';

/** What begins the app as soon as it is loaded. */
const BEGINNING = /\/(?:main\.tsx|app\.html)$/;
/** Screens, apart from those that show documents. */
const SCREEN = /\/src\/(?!workspace|reviewing)[a-z-]+\/[A-Z]\w+Screen\.tsx$/;

/**
 * Says which modules are loaded together: those of the app's first load, of an open Code, of the viewer. Left to itself the bundler makes a file of every
 * few modules that some rarely loaded part shares with them, and small files pack worse: an open Code took 180 of them, a sixth larger altogether.
 * What other screens load too stays apart. It is found by building the app once without writing it.
 */
export async function mergedChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingGroup[]> {
  const built = await build({ ...config, build: { ...config.build, write: false } });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const graph = createGraph(output.filter((file) => file.type === 'chunk'));
  const landing = graph.loadedBy((id) => id.endsWith('/index.html'));
  const app = graph.loadedBy((id) => id.endsWith('/app.html'));
  const workspace = graph.loadedBy((id) => /\/(?:WorkspaceScreen|OpenCode)\.tsx$/.test(id));
  const viewer = graph.loadedBy((id) => id.endsWith('/viewer/index.ts'));
  const screens = graph.loadedBy((id) => SCREEN.test(id));
  // The landing page shows an annotator too, when a visitor comes near it, and must not load, let alone begin, the app for that.
  const showcase = graph.loadedBy((id) => id.endsWith('/showcase/Showcase.tsx'));
  const isOfCode = (id: string): boolean => workspace.has(id) || viewer.has(id);
  const groups: readonly (readonly [name: string, has: (id: string) => boolean])[] = [
    ['base', (id) => landing.has(id) && app.has(id)],
    ['parts', (id) => app.has(id) && showcase.has(id)],
    ['app', (id) => app.has(id) && !BEGINNING.test(id)],
    ['screens', (id) => screens.has(id) && isOfCode(id)],
    ['document', (id) => workspace.has(id) && viewer.has(id)],
    ['annotator-parts', (id) => workspace.has(id) && showcase.has(id)],
    ['workspace', (id) => workspace.has(id)],
    ['viewer', (id) => viewer.has(id)],
  ];
  return groups.map(([name, has], index) => ({
    debugName: name,
    priority: groups.length - index,
    // What a group imports is in it or in one before it. What is nowhere, because nothing but constants was taken from it, is left alone: it would
    // tie others to the group.
    includeDependenciesRecursively: false,
    name: (id) => (has(id) ? name : null),
    // What several screens share is not loaded by all of them.
    entriesAware: name === 'screens',
  }));
}

/** The files of a build, and what they load. */
function createGraph(chunks: readonly Rolldown.OutputChunk[]) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return {
    /** The modules that are loaded at once with those that begin a part. */
    loadedBy(isStart: (id: string) => boolean): ReadonlySet<string> {
      const starts = chunks.filter(({ moduleIds }) => moduleIds.some(isStart));
      if (starts.length === 0) throw new Error('A part of the app is not where it was: see merged-chunks.ts');
      const loaded = new Set(starts);
      for (const { imports } of loaded)
        for (const name of imports) {
          const chunk = byName.get(name);
          if (chunk) loaded.add(chunk);
        }
      return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
    },
  };
}
