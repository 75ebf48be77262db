import type { Run } from '../driver/run-viewer';
import { OURS, STOCK } from '../driver/viewers';
import { median, type Medians } from './medians';
import { MAIN, UNCHANGED_BY_HIGHLIGHTS, WITH, WITHOUT } from './verdict';

interface Column {
  readonly title: string;
  readonly figure: string;
  readonly isShare?: boolean;
}

const OPENING: readonly Column[] = [
  { title: 'painted', figure: 'openPainted' },
  { title: 'open', figure: 'open' },
  { title: 'jump', figure: 'jump' },
  { title: 'RSS MB', figure: 'rssMB' },
  { title: 'heap MB', figure: 'heapMB' },
  { title: 'nodes', figure: 'nodes' },
  { title: 'PDF KB', figure: 'pdfKB' },
];
const SCROLLING: readonly Column[] = [
  { title: 'painted', figure: 'openPainted' },
  { title: 'open', figure: 'open' },
  { title: 'jump', figure: 'jump' },
  { title: 'zoom 2', figure: 'zoom' },
  { title: 'zoom 1', figure: 'zoomOut' },
  { title: 'p95', figure: 'scrollP95' },
  { title: 'longest', figure: 'scrollLongest' },
  { title: 'dropped', figure: 'dropped', isShare: true },
  { title: 'blank', figure: 'blank', isShare: true },
  { title: 'never', figure: 'neverPainted', isShare: true },
  { title: 'settle', figure: 'settled' },
  { title: 'RSS MB', figure: 'rssMB' },
  { title: 'nodes', figure: 'nodes' },
];
const FINDING: readonly Column[] = [
  { title: 'find', figure: 'find' },
  { title: 'again', figure: 'findAgain' },
];
const ADDING: Column = { title: 'add', figure: 'add' };

const LEGEND = `Milliseconds unless said otherwise, medians of the rounds. open: from the start of the navigation until page 1 is painted at its
scale and its text layer is there (with highlights: and the first one is shown); painted: without waiting for the text. jump: to the 6th
page from the end, painted and selectable. zoom: until the page in the middle is sharp at 200 % and 100 %. Scrolling: 200 pages at 20 a
second; p95 and longest frame; dropped: frames that a 60 Hz screen would have had besides; blank: frames with the page in the middle not painted;
never: pages in the middle that were never painted; settle: from the stop until picture and text are there. RSS: VmRSS of the renderer
process after that and a garbage collection, workers included, nothing taken off (an empty page has about 130 MB); nodes: all DOM nodes
that the engine keeps. add: until the shape is in the page and laid out. find: all hits counted and handed over for marking; again: another
word. cores: what other processes used of the machine during the runs, median and largest; compare only runs that met the same.`;

/** All tables as text for people. */
export function tablesOf(medians: Medians, runs: readonly Run[]): string {
  const scenarios = [...new Set(runs.map(({ scenario }) => scenario))];
  const tables = scenarios.map((scenario) => {
    const columns =
      scenario === MAIN
        ? [...SCROLLING, ...FINDING]
        : scenario.endsWith('highlights')
          ? [...SCROLLING, ADDING]
          : OPENING;
    return `${scenario}\n${table(medians, scenario, columns)}`;
  });
  return [...tables, changes(medians), failures(runs), LEGEND].filter((part) => part !== '').join('\n\n');
}

function table(medians: Medians, scenario: string, columns: readonly Column[]): string {
  const head = ['', 'runs', ...columns.map(({ title }) => title), 'cores'];
  const viewers = medians.viewersIn(scenario).toSorted((a, b) => rank(a) - rank(b));
  const rows = viewers.map((viewer) => {
    const runs = medians.runs(scenario, viewer);
    const cores = runs.flatMap(({ foreignCores }) => foreignCores ?? []);
    const load = cores.length === 0 ? '-' : `${median(cores)?.toFixed(2)} (${Math.max(...cores).toFixed(2)})`;
    const cells = columns.map(({ figure, isShare }) => shown(medians.of(scenario, viewer, figure), isShare));
    return [viewer, String(runs.length), ...cells, load];
  });
  const ratios = columns.map(({ figure }) => {
    const ratio = medians.ratio(figure, [scenario, OURS], [scenario, STOCK]);
    return ratio === undefined ? '' : `x${ratio.toFixed(2)}`;
  });
  if (ratios.some((cell) => cell !== '')) rows.push([`to ${STOCK}`, '', ...ratios, '']);
  return aligned([head, ...rows]);
}

/** Ours and stock pdf.js come first, because they are compared. */
function rank(viewer: string): number {
  const first = [OURS, STOCK].indexOf(viewer);
  return first < 0 ? 2 : first;
}

function changes(medians: Medians): string {
  const cells = UNCHANGED_BY_HIGHLIGHTS.flatMap((figure) => {
    const ratio = medians.ratio(figure, [WITH, OURS], [WITHOUT, OURS]);
    return ratio === undefined ? [] : `${figure} x${ratio.toFixed(2)}`;
  });
  return cells.length === 0 ? '' : `Ours with 10,000 highlights to without: ${cells.join(', ')}`;
}

function failures(runs: readonly Run[]): string {
  const lines = runs.flatMap(({ viewer, scenario, round, failures: failed, errors, figures }) => {
    const unpainted = ['openInk', 'jumpInk'].filter((figure) => figures[figure] === 0);
    return [
      ...Object.entries(failed).map(([step, message]) => `${step}: ${message}`),
      ...unpainted.map((figure) => `${figure}: said to be painted, but shows nothing`),
      ...new Set(errors.map((message) => `uncaught: ${message}`)),
    ].map((what) => `${viewer}, ${scenario}, round ${round + 1}: ${what}`);
  });
  return lines.length === 0 ? '' : `Went wrong:\n${lines.join('\n')}`;
}

function shown(value: number | undefined, isShare = false): string {
  if (value === undefined) return '-';
  if (isShare) return `${(value * 100).toFixed(1)}%`;
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
