import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EmbeddedFont, PDF } from '@libpdf/core';

/** The four cuts of Source Serif 4 (SIL Open Font License 1.1) that the Act is set in. */
export type Cut = 'regular' | 'italic' | 'semibold' | 'bold';

const FILES: Readonly<Record<Cut, string>> = {
  regular: '400Regular/SourceSerif4_400Regular.ttf',
  italic: '400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  semibold: '600SemiBold/SourceSerif4_600SemiBold.ttf',
  bold: '700Bold/SourceSerif4_700Bold.ttf',
};

export type Fonts = Readonly<Record<Cut, EmbeddedFont>>;

/** Embeds the cuts in a document; only the glyphs that are used are written when it is saved with `subsetFonts`. */
export function embedFonts(pdf: PDF): Fonts {
  const require = createRequire(import.meta.url);
  const embed = (cut: Cut) =>
    pdf.embedFont(readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${FILES[cut]}`)));
  return {
    regular: embed('regular'),
    italic: embed('italic'),
    semibold: embed('semibold'),
    bold: embed('bold'),
  };
}

/** The width of a text in points. */
export function widthOf(fonts: Fonts, cut: Cut, size: number, text: string): number {
  let units = 0;
  for (const character of text) units += fonts[cut].getWidth(character.codePointAt(0) ?? 0);
  return (units * size) / 1000;
}
