import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ops, PDF, PdfString, type EmbeddedFont } from '@libpdf/core';
import type { PdfBody } from './pdf-file';

/** The three cuts that the laws are set in, by the names they have in the pages' resources. */
export const CUTS = ['R', 'B', 'I'] as const;
export type Cut = (typeof CUTS)[number];

const FILES: Readonly<Record<Cut, string>> = {
  R: '400Regular/SourceSerif4_400Regular.ttf',
  B: '700Bold/SourceSerif4_700Bold.ttf',
  I: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
};
/** Printable ASCII: all that the generated laws are written with. */
const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** The part of the repository that has the fonts among its dependencies. */
const FONTS_OWNER = join(import.meta.dirname, '../../../examples/mock-server/package.json');

/** Embedded font subsets as objects of a PDF, and how to write with them. */
export interface LawFonts {
  /** The objects of the fonts by their numbers. */
  readonly objects: ReadonlyMap<number, PdfBody>;
  /** The number of each font's dictionary. */
  readonly numbers: Readonly<Record<Cut, number>>;
  /** The width of a text in points. */
  width(cut: Cut, size: number, text: string): number;
  /** A text as the hexadecimal string that shows it. */
  encode(cut: Cut, text: string): string;
  /** Whether the fonts have a character. */
  has(character: string): boolean;
}

/** Subsets the three cuts of Source Serif 4 (SIL Open Font License 1.1) to these characters. */
export async function makeLawFonts(characters = CHARACTERS): Promise<LawFonts> {
  const require = createRequire(FONTS_OWNER);
  const pdf = PDF.create();
  const page = pdf.addPage();
  const embed = (cut: Cut): EmbeddedFont =>
    pdf.embedFont(readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${FILES[cut]}`)));
  const fonts = { R: embed('R'), B: embed('B'), I: embed('I') };
  const names = CUTS.map((cut) => {
    const name = page.registerFont(fonts[cut]);
    const glyphs = PdfString.fromBytes(hexBytes(encoded(fonts[cut], characters)));
    page.drawOperators([ops.beginText(), ops.setFont(name, 10), ops.showText(glyphs), ops.endText()]);
    return name;
  });
  const specimen = Buffer.from(await pdf.save({ subsetFonts: true })).toString('latin1');

  const numbers = names.map((name) => {
    const found = new RegExp(`${name.startsWith('/') ? name : `/${name}`} (\\d+) 0 R`).exec(specimen);
    if (!found) throw new Error(`The specimen has no font ${name}`);
    return Number(found[1]);
  });
  return {
    objects: fontObjects(specimen, numbers),
    numbers: { R: numbers[0] ?? 0, B: numbers[1] ?? 0, I: numbers[2] ?? 0 },
    width(cut, size, text) {
      let units = 0;
      for (const character of text) units += fonts[cut].getWidth(character.codePointAt(0) ?? 0);
      return (units * size) / 1000;
    },
    encode: (cut, text) => encoded(fonts[cut], text),
    has: (character) => fonts.R.encodeTextToGids(character).every((glyph) => glyph > 0),
  };
}

function encoded(font: EmbeddedFont, text: string): string {
  return font
    .encodeTextToGids(text)
    .map((glyph) => glyph.toString(16).padStart(4, '0'))
    .join('');
}

function hexBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text, 'hex'));
}

/** The fonts of a specimen with all that they refer to. The tags of the subsets are drawn at random: they get fixed ones. */
function fontObjects(specimen: string, fonts: readonly number[]): Map<number, PdfBody> {
  const tags = new Map<string, string>();
  const steady = specimen.replace(/\/[A-Z]{6}(?=\+SourceSerif4)/g, (tag) => {
    const known = tags.get(tag) ?? `/BENCH${String.fromCharCode(65 + tags.size)}`;
    tags.set(tag, known);
    return known;
  });
  const found = steady.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  const bodies = new Map([...found].map(([, number, body = '']) => [Number(number), body]));
  const objects = new Map<number, PdfBody>();
  const take = (number: number): void => {
    const body = bodies.get(number);
    if (body === undefined || objects.has(number)) return;
    const isStream = /\bstream\r?\n/.test(body);
    objects.set(number, { isStream, bytes: Buffer.from(body, 'latin1') });
    const dictionary = isStream ? body.slice(0, body.indexOf('stream')) : body;
    for (const [, inner] of dictionary.matchAll(/(\d+) 0 R/g)) take(Number(inner));
  };
  for (const number of fonts) take(number);
  return objects;
}
