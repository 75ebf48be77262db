import { join } from 'node:path';
import { findBrowser } from '../../../scripts/browser.mjs';
import { ensureHighlights, ensureLaw, highlightsFile, lawFile, type Law } from '../law/laws';
import type { LawHighlight } from '../law/law-highlights';
import { buildViewer } from './build';
import { ensurePackages } from './packages';
import { jumpTarget, runViewer, type Run } from './run-viewer';
import { MANY, scenariosOf, type Scenario } from './scenarios';
import { SCRATCH } from './scratch';
import { serveFolders, type FileServer } from './server';
import { VIEWERS, type ViewerEntry } from './viewers';
import type { BenchOptions } from './options';

const LAWS = join(SCRATCH, 'laws');
/** How many highlights are added, one after the other. */
const ADDED = 5;

/** Prepares what is missing, then runs every viewer in every scenario, round after round. `onRun` is called after each run. */
export async function runBench(options: BenchOptions, onRun: (run: Run) => void): Promise<Run[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium was found; CHROMIUM_PATH may name one');
  const viewers = VIEWERS.filter(({ name }) => options.viewers.includes(name));
  const scenarios = scenariosOf(options.pageCounts, options.isQuick);
  const laws = await prepareLaws(scenarios);
  const folders: Record<string, string> = { laws: LAWS };
  for (const viewer of viewers) {
    if (viewer.packages !== undefined) ensurePackages(viewer.packages);
    const folder = join(SCRATCH, 'pages', viewer.name);
    folders[viewer.name] = folder;
    console.log(`Building ${viewer.name} ...`);
    await buildViewer(viewer, folder);
  }
  const server = await serveFolders(folders);
  const runs: Run[] = [];
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      for (const scenario of scenarios) {
        const law = laws.byPages.get(scenario.pageCount);
        if (!law) continue;
        for (const viewer of rotated(takingPart(viewers, scenario), round)) {
          const run = await runViewer({
            round,
            viewer: viewer.name,
            scenario,
            law,
            address: addressOf(server, viewer.name, scenario),
            added: laws.added,
            executablePath,
            served: server.served,
          });
          runs.push(run);
          onRun(run);
        }
      }
    }
  } finally {
    await server.close();
  }
  return runs;
}

interface Laws {
  readonly byPages: ReadonlyMap<number, Law>;
  /** For the page that is jumped to in the law that has highlights. */
  readonly added: readonly LawHighlight[];
}

async function prepareLaws(scenarios: readonly Scenario[]): Promise<Laws> {
  const byPages = new Map<number, Law>();
  let added: readonly LawHighlight[] = [];
  for (const { pageCount, highlights } of scenarios) {
    byPages.set(pageCount, await ensureLaw(LAWS, pageCount));
    if (highlights === undefined) continue;
    added = await ensureHighlights(LAWS, pageCount, MANY, { page: jumpTarget(pageCount), count: ADDED });
  }
  return { byPages, added };
}

function takingPart(viewers: readonly ViewerEntry[], { only }: Scenario): ViewerEntry[] {
  return viewers.filter(({ name }) => only?.includes(name) ?? true);
}

/** Every round starts with a different viewer, so that none is always the first on a cold machine. */
function rotated<T>(list: readonly T[], by: number): T[] {
  const start = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

function addressOf(server: FileServer, viewer: string, { pageCount, highlights }: Scenario): string {
  const query = new URLSearchParams({ law: `/laws/${lawFile(pageCount)}` });
  if (highlights !== undefined) {
    query.set('highlights', `/laws/${highlightsFile(pageCount, MANY)}`);
    query.set('show', String(highlights));
  }
  return `${server.origin}/${viewer}/?${query}`;
}
