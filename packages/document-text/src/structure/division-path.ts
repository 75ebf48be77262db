import type { HeadingForm } from './heading-form';

/** A division that is open: what it is, and what it adds to the keys of what is in it. */
export interface OpenDivision {
  readonly word: string;
  readonly rank: number;
  readonly number: string;
  /** Its own part of a key: `chapter 2`, or its heading where it has no number. */
  readonly name: string;
  /** The height of its heading's type, 0 where it is not known. */
  readonly height: number;
}

/** Rank of a heading without a word of its own: within any division that has one. */
const NAMELESS = 8;

/** Type this much larger than that of an open division's heading is that of one outside of it. */
const LARGER = 1.1;

/** Rank of an annex: it is part of nothing. */
export const ANNEX_RANK = 0;

/** Rank of a preamble: neither divisions nor articles are part of it. */
export const PREAMBLE_RANK = 10;

/** What the type of a heading says. */
export interface HeadingType {
  readonly height: number;
  /** Whether it stands right below another heading. */
  readonly isBelow: boolean;
}

/** The divisions that a text is in, from the outermost in. */
export interface DivisionPath<Division extends OpenDivision> {
  readonly open: readonly Division[];
  /** Closes the divisions that end where this one begins, and opens it. */
  enter(
    form: HeadingForm | undefined,
    heading: string,
    make: (division: OpenDivision) => Division,
    type?: HeadingType,
  ): void;
  /** Closes all divisions. */
  leave(): void;
  /** Says that an article begins: it ends a preamble. */
  passArticle(): void;
}

/**
 * Follows the divisions of a text. The words themselves say least about what is part of what (a German Titel is part of an
 * Abschnitt, or of a Kapitel): a division ends the last one of its word and all in it; a word not open yet begins within what is open
 * if it is number 1, or a preliminary one, and no article stands between, else it ends those that usually rank below it. An annex ends everything, until the next number of what it ended. A heading
 * without a word of its own ends the divisions whose headings are set smaller if an article stands between, one with a sign alone if text does.
 */
export function createDivisionPath<Division extends OpenDivision>(): DivisionPath<Division> {
  const open: Division[] = [];
  /** The divisions that an annex has ended. */
  let ended: readonly Division[] = [];
  let hasArticle = false;
  /** Opens again what an annex has ended if a division of it is followed by the next one. */
  const resume = (word: string, number: string): void => {
    const at = ended.findIndex((one) => one.word === word && Number(one.number) + 1 === Number(number));
    if (at >= 0) open.splice(0, open.length, ...ended.slice(0, at + 1));
  };
  return {
    open,
    enter(form, heading, make, { height, isBelow } = { height: 0, isBelow: true }) {
      const { word = '', rank = NAMELESS, number = '' } = form ?? {};
      if (open.at(-1)?.rank === PREAMBLE_RANK) open.pop();
      if (rank === ANNEX_RANK && open[0]?.rank !== ANNEX_RANK) ended = [...open];
      if (open[0]?.rank === ANNEX_RANK && !open.some((one) => one.word === word)) resume(word, number);
      const same = open.findIndex((division) => division.word === word);
      if (same >= 0) open.length = same;
      else if (rank === ANNEX_RANK) open.length = 0;
      else if (!/^[01]$/u.test(number) || hasArticle) while ((open.at(-1)?.rank ?? 0) >= rank) open.pop();
      const outer = open.findIndex((division) => division.height > 0 && height > division.height * LARGER);
      const isOuter = word === '§' || !form;
      if (isOuter && !isBelow && outer >= 0) open.length = outer;
      hasArticle = false;
      const name = number === '' ? word || heading.toLowerCase() : `${word} ${number}`;
      open.push(make({ word, rank, number, name, height }));
    },
    leave() {
      open.length = 0;
    },
    passArticle() {
      if (open.at(-1)?.rank === PREAMBLE_RANK) open.pop();
      hasArticle = true;
    },
  };
}

/** Whether a division is an annex. */
export function isAnnex({ rank }: OpenDivision): boolean {
  return rank === ANNEX_RANK;
}
