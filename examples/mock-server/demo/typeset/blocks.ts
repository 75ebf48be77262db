import type { Cut } from './fonts';

/** Where a heading stands in the outline: 0 a part, 1 a chapter, 2 an article. */
export interface OutlineMark {
  readonly level: 0 | 1 | 2;
  readonly title: string;
}

/** A paragraph or heading to be set, in points. `label` stands in the hanging indent before the first line. */
export interface Block {
  readonly text: string;
  readonly cut: Cut;
  readonly size: number;
  readonly leading: number;
  readonly align: 'justify' | 'left' | 'center';
  readonly indent: number;
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** Headings stay with what follows them. */
  readonly keepWithNext: boolean;
  readonly newPage: boolean;
  readonly outline?: OutlineMark;
  /** What begins here, for the running header: "Art. 12", "Schedule 1". */
  readonly article?: string;
  /** The page that a line of the contents leads to, from 1. */
  readonly folio?: number;
}

/** The typographic sizes of an edition, in points. */
export interface Scale {
  readonly text: number;
  readonly leading: number;
  readonly note: number;
  readonly noteLeading: number;
  readonly partOnNewPage: boolean;
}
