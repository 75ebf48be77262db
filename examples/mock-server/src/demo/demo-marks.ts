import type { LegendEntry, SelectionColor } from '@glossator/client-sdk/contract';

/** A highlight of the demo Code: the words it marks, where they stand first, and what is said about them. */
export interface DemoMark {
  readonly words: string;
  readonly color: SelectionColor;
  readonly comment?: string;
}

/** What the colors of the demo Code stand for. */
export const DEMO_LEGEND: readonly Required<LegendEntry>[] = [
  { color: 'COLOR_1', name: 'Figure' },
  { color: 'COLOR_3', name: 'Principle' },
  { color: 'COLOR_5', name: 'Presumption' },
  { color: 'COLOR_7', name: 'Other law' },
];

/** What the demo account has marked in the first edition of the model statute. */
export const DEMO_MARKS: readonly DemoMark[] = [
  {
    words: 'the one whose use does the least harm',
    color: 'COLOR_3',
    comment: 'The least harm test. Compare it with the principle of precaution in the same Part.',
  },
  {
    words: 'the highest flood that is to be expected once in five years',
    color: 'COLOR_1',
    comment: 'Watch this figure: the edition of 2025 says ten years.',
  },
  { words: 'Treaties on boundary waters prevail over this Act', color: 'COLOR_7' },
  { words: 'it is presumed to be', color: 'COLOR_5' },
];
