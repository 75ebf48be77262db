import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/node.mjs';
import { measureEntry } from '../viewer/report/bundle-size';

const ENTRIES = {
  annotatorKB: "import { Annotator } from '@glossator/annotator'; globalThis.Annotator = Annotator;",
  sdkKB: `import { createClient, createLiveConnection, createSession } from '@glossator/client-sdk';
globalThis.sdk = { createClient, createLiveConnection, createSession };`,
} as const;
const PEERS = /^(?:react|react-dom|pdfjs-dist)(?:\/|$)/;

/** What a page loads with each entry at once, in KB, minified and gzipped, without React and pdf.js. */
export async function measureEntries(): Promise<Record<keyof typeof ENTRIES, number>> {
  const folder = join(root, '.cache/embedding-bench');
  const weigh = async (code: string): Promise<number> => {
    const { toOpen } = await measureEntry(code, PEERS, folder);
    return Math.round(toOpen.scripts * 10) / 10;
  };
  return { annotatorKB: await weigh(ENTRIES.annotatorKB), sdkKB: await weigh(ENTRIES.sdkKB) };
}

/** The calls of the back end that the apps have. */
export async function countCalls(): Promise<number> {
  const { backend } = await import('../../examples/apps/common/backend');
  const count = (value: unknown): number => {
    if (typeof value === 'function') return 1;
    if (typeof value !== 'object' || value === null) return 0;
    return Object.values(value).reduce((sum: number, inner) => sum + count(inner), 0);
  };
  return count(backend);
}

/** Stories for each component that the annotator's entries export. */
export function storiesPerComponent(): number {
  const source = join(root, 'packages/annotator/src');
  const components = ['index.ts', 'review.ts', 'controls.ts'].flatMap((entry) =>
    [...readFileSync(join(source, entry), 'utf8').matchAll(/^export \{([^}]*)\} from '\.\/react\/[^']*'/gm)]
      .flatMap(([, names = '']) => names.split(','))
      .filter((name) => /^\s*[A-Z]\w+\s*$/.test(name)),
  );
  const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/^export const [A-Z]\w*/gm)]);
  return Math.round((stories.length / components.length) * 10) / 10;
}
