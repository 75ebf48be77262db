// The words of the generated laws, written for this benchmark: they mean little and read like a statute.
import { pick, type Random } from './random';

/** Two words that no sentence has by itself, so that the hits of a search are known. */
export const NEEDLES = ['usufruct', 'escheat'] as const;
export type Needle = (typeof NEEDLES)[number];

const WHO = [
  'The keeper of a public weir',
  'Every holder of a mooring licence',
  'The district registrar',
  'A carrier of perishable freight',
  'The board of a harbour fund',
  'Any riparian owner',
  'The inspecting officer',
  'A person who tows a raft through a lock',
] as const;
const DOES = [
  'shall record within fourteen days',
  'may, on written application, extend',
  'must not lease to a third person',
  'is bound to maintain at its own cost',
  'shall lay before the assembly',
  'may withhold until the fee is paid',
  'shall without delay make good',
] as const;
const WHAT = [
  'the tolls collected on the lower reach',
  'each embankment entered in the cadastre',
  'the gauge readings of the preceding quarter',
  'a boundary stone displaced by high water',
  'the deposit lodged under the tariff schedule',
  'any towpath that serves more than one holding',
  'the ledger of vessels laid up for the winter',
] as const;
const UNLESS = [
  'unless the tribunal has ordered otherwise under article',
  'having regard to the rates fixed by article',
  'save where a licence was surrendered under article',
  'in the form and manner laid down in article',
  'within the period that begins according to article',
] as const;
const TERMS = [
  '*navigable reach*',
  '*lawful draught*',
  '*public quay*',
  '*flood season*',
  '*dredging levy*',
] as const;
const TITLES = [
  'Tolls and dues',
  'Upkeep of banks',
  'Licences and their transfer',
  'Duties of lock keepers',
  'Inspection of vessels',
  'Compensation for flooding',
  'Registers and extracts',
  'Appeals to the tribunal',
  'Transitional rules',
] as const;
const EXTRA: Readonly<Record<Needle, string>> = {
  usufruct: 'A usufruct granted before that day remains in force.',
  escheat: 'What nobody claims falls by escheat to the district.',
};

/** The heading of an article. */
export function headingOf(random: Random, article: number): string {
  return `Article ${article}. ${pick(random, TITLES)}`;
}

/** A paragraph of two to four sentences; words between asterisks are set in italics. Also how often each needle stands in it. */
export function paragraphOf(random: Random): { readonly text: string; readonly needles: readonly Needle[] } {
  const count = 2 + Math.floor(random() * 3);
  const sentences = Array.from({ length: count }, () => {
    const term = random() < 0.4 ? ` of the ${pick(random, TERMS)}` : '';
    const number = 1 + Math.floor(random() * 600);
    return `${pick(random, WHO)} ${pick(random, DOES)} ${pick(random, WHAT)}${term}, ${pick(random, UNLESS)} ${number}.`;
  });
  const needles = NEEDLES.filter(() => random() < 0.06);
  return { text: [...sentences, ...needles.map((needle) => EXTRA[needle])].join(' '), needles };
}
