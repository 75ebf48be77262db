// `npm run attack`: attacks the built server on this machine, from outside, as somebody would who has read its source. Each section
// starts servers of its own on folders of its own, on the loopback address; nothing outside of these is touched.
//   npm run attack                                    every section, about 20 minutes
//   npm run attack -- --only limits,input --minutes 2  some sections; --minutes for those that have no end of their own
//   npm run attack -- --seed 7                         the same random choices again
//   npm run attack -- --short                          the short form of `npm test`
// Prints a table of what was tried, what held and what fell, and one last line of JSON; ends with 1 where anything fell. What the full form
// came to is kept in SECURITY.md.
import { seeded } from '../examples/mock-server/src/testing/seeded-random';
import { OptionsError, readOptions, type AttackOptions } from './options';
import { keepResults } from './report/security-file';
import { fellOf, summaryOf, tableOf, type SectionResult } from './report/tables';
import { createTally, type Section } from './section';
import { sectionNamed } from './sections';
import { createArena } from './world/attacked-server';

// Servers are ended when this process exits; after a signal alone it would not exit in order.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await attack(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof OptionsError)) throw error;
  console.error(error.message);
  process.exit(2);
}

async function attack(options: AttackOptions): Promise<void> {
  const arena = createArena();
  const results: SectionResult[] = [];
  try {
    for (const name of options.sections) {
      const section = sectionNamed(name, arena);
      const result = await runSection(section, options);
      results.push(result);
      console.log(
        `${result.tally.fell > 0 ? 'FELL' : 'held'} ${section.name} (${result.seconds} s): ${section.what}`,
      );
    }
  } finally {
    await arena.close();
  }
  if (!options.isShort) {
    for (const { tally } of results) for (const table of tally.tables) console.log(`\n${table}`);
    await keepResults(results);
  }
  console.log(`\n${tableOf(results)}\n`);
  console.log(summaryOf(results, options.seed));
  // Connections that were kept open for an attack are nobody's business any more.
  process.exit(fellOf(results) > 0 ? 1 : 0);
}

/** Runs a section; one that cannot go on has fallen. */
async function runSection(
  section: Section,
  { isShort, minutes, sections, seed }: AttackOptions,
): Promise<SectionResult> {
  const { tally, ...notes } = createTally();
  const begin = performance.now();
  const endsAt = begin + (minutes / sections.length) * 60_000;
  try {
    await section.run({ isShort, endsAt, random: seeded(seed), ...notes });
  } catch (error) {
    notes.judge(false, `it could not go on: ${error instanceof Error ? error.stack : String(error)}`);
  }
  const { name, what } = section;
  return { name, what, tally, seconds: Math.round((performance.now() - begin) / 1000) };
}
