import { join } from 'node:path';

const BENCH = join(import.meta.dirname, '..');

/** A viewer that the benchmark knows. */
export interface ViewerEntry {
  readonly name: string;
  /** The module that starts its page. */
  readonly entry: string;
  /** The folder with its packages, where they are not the project's own. */
  readonly packages: string | undefined;
}

function rival(name: string, react: 'react-18' | 'react-19', file: string): ViewerEntry {
  const packages = join(BENCH, 'rivals', react);
  return { name, entry: join(packages, 'src', file), packages };
}

/** Ours. */
export const OURS = 'glossator';
/** The one that ratios are made to. */
export const STOCK = 'pdfjs';
/** The floor: pdf.js without a viewer. */
export const FLOOR = 'raw-pdfjs';

/** All viewers in the order of the tables. */
export const VIEWERS: readonly ViewerEntry[] = [
  { name: OURS, entry: join(BENCH, 'viewers/glossator.ts'), packages: undefined },
  rival(STOCK, 'react-19', 'pdfjs.ts'),
  rival('react-pdf', 'react-19', 'react-pdf.tsx'),
  rival('highlighter', 'react-18', 'highlighter.tsx'),
  rival('embedpdf', 'react-19', 'embedpdf.tsx'),
  rival(FLOOR, 'react-19', 'raw-pdfjs.ts'),
];
