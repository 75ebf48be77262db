import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EmbeddedFont, PDF } from '@libpdf/core';

/** The faces of a report. */
export type Weight = 'regular' | 'bold' | 'italic' | 'boldItalic';

/**
 * Fonts in the order in which they are asked for a character: Source Serif 4 (Latin, Greek, Cyrillic; SIL Open Font License), then DejaVu Sans
 * (Arabic, Hebrew, Armenian, Georgian, signs; Bitstream Vera license).
 */
const FILES: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  ],
  bold: [
    '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
  italic: [
    '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf',
  ],
  boldItalic: [
    '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-BoldOblique.ttf',
  ],
};

/** Characters that one font shows, and their width in thousandths of the size. */
export interface FontRun {
  readonly font: EmbeddedFont;
  readonly text: string;
  readonly width: number;
}

/** The embedded fonts of a document. */
export interface Fonts {
  /** A text by the fonts that have its characters. What no font has is written as its code point, so that nothing is lost unseen. */
  runs(text: string, weight: Weight): readonly FontRun[];
  /** The width of a text in thousandths of the size. */
  width(text: string, weight: Weight): number;
}

interface Glyph {
  readonly font: EmbeddedFont;
  readonly text: string;
  readonly width: number;
}

/** Embeds the fonts, each when it is first asked for; only the glyphs that are used are written when the document is saved with `subsetFonts`. */
export function embedFonts(pdf: PDF): Fonts {
  const require = createRequire(import.meta.url);
  const embed = (file: string): EmbeddedFont => pdf.embedFont(readFileSync(require.resolve(file)));
  const faces = new Map<string, EmbeddedFont>();
  const glyphs = new Map<string, readonly Glyph[]>();
  const faceOf = (file: string): EmbeddedFont => {
    const known = faces.get(file) ?? embed(file);
    faces.set(file, known);
    return known;
  };

  const find = (character: string, weight: Weight): readonly Glyph[] => {
    const code = character.codePointAt(0) ?? 0;
    for (const file of FILES[weight]) {
      const font = faceOf(file);
      if (font.codePointToGid(code) !== 0) return [{ font, text: character, width: font.getWidth(code) }];
    }
    if (/\p{M}|\p{Cf}/u.test(character)) return [];
    const name = `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
    return [...name].flatMap((each) => glyphsOf(each, weight));
  };
  const glyphsOf = (character: string, weight: Weight): readonly Glyph[] => {
    const key = `${weight} ${character}`;
    const known = glyphs.get(key);
    if (known) return known;
    const found = find(character, weight);
    glyphs.set(key, found);
    return found;
  };

  return {
    runs(text, weight) {
      const runs: { font: EmbeddedFont; text: string; width: number }[] = [];
      for (const character of text)
        for (const glyph of glyphsOf(character, weight)) {
          const last = runs.at(-1);
          if (last?.font !== glyph.font) runs.push({ ...glyph });
          else {
            last.text += glyph.text;
            last.width += glyph.width;
          }
        }
      return runs;
    },
    width(text, weight) {
      let width = 0;
      for (const character of text) for (const glyph of glyphsOf(character, weight)) width += glyph.width;
      return width;
    },
  };
}
