import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { arrowsUp, folderCycles, folderGraph } from './arrows/folder-graph.mjs';
import { orders } from './eslint/layers.mjs';
import { root } from './install.mjs';

const NONE = { up: 0, cycles: 0, inCycles: 0, valueCycles: 0, inValueCycles: 0 };

/**
 * The most that an area may have: `up`, ties between rooms against its order in `orders` of layers.mjs; `cycles`, groups of
 * rooms that reach each other; `inCycles`, rooms in such groups. `valueCycles` and `inValueCycles` leave erased types out.
 * The goal is 0 everywhere. Lower a number when it has improved, never raise one: but each new feature of the core has one tie up,
 * by types alone, to the list of all features, whose state it is called with.
 */
export const limits = {
  core: { up: 30, cycles: 1, inCycles: 31, valueCycles: 0, inValueCycles: 0 },
  react: NONE,
  viewer: NONE,
  server: NONE,
  resources: NONE,
  documents: NONE,
  updates: NONE,
  documentText: NONE,
};

/** What is counted of a graph of rooms (`folderGraph`) with an order of tiers. */
export function countArrows(graph, tiers) {
  const values = { folders: graph.folders, ties: graph.ties.filter(({ isValue }) => isValue) };
  const cycles = folderCycles(graph);
  const valueCycles = folderCycles(values);
  return {
    rooms: graph.folders.length,
    ties: graph.ties.length,
    valueTies: values.ties.length,
    up: arrowsUp(graph, tiers).length,
    cycles: cycles.length,
    inCycles: cycles.flat().length,
    valueCycles: valueCycles.length,
    inValueCycles: valueCycles.flat().length,
  };
}

/** The counts that exceed their limit, each as a line. */
export function excesses(area, counts, limit) {
  return Object.entries(limit)
    .filter(([name, most]) => counts[name] > most)
    .map(([name, most]) => `${area}: ${name} is ${counts[name]}, the limit is ${most}`);
}

/** Prints the table of all areas under a folder, the repository by default; `--list AREA` prints the ties up and the cycles of one. */
function run([option, name], base = root) {
  if (option === '--list') return list(orders[name], base);
  const table = {};
  const broken = [];
  for (const [area, { area: folder, tiers }] of Object.entries(orders)) {
    table[area] = countArrows(folderGraph(join(base, folder)), tiers);
    broken.push(...excesses(area, table[area], limits[area]));
  }
  console.table(table);
  for (const line of broken) console.error(line);
  return broken.length === 0;
}

function list({ area, tiers }, base) {
  const graph = folderGraph(join(base, area));
  for (const { from, to, isValue, files } of arrowsUp(graph, tiers)) {
    console.log(`${from} ${isValue ? '→' : '⇢'} ${to}`);
    for (const file of files) console.log(`    ${file}`);
  }
  for (const cycle of folderCycles(graph)) console.log(`cycle: ${cycle.join(', ')}`);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !run(process.argv.slice(2)))
  process.exitCode = 1;
