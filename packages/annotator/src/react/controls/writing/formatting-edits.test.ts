import { plainText, readFormatted } from '@glossator/client-sdk/formatted';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formattingEdit, type Formatting } from './formatting-edits';

/** The text with its selection in `‹›`, or its caret as `|`. */
function parse(marked: string) {
  const caret = marked.indexOf('|');
  if (caret >= 0) return { value: marked.replace('|', ''), start: caret, end: caret };
  const start = marked.indexOf('‹');
  return { value: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 };
}
function edited(formatting: Formatting, marked: string): string {
  const selected = parse(marked);
  const { start, end, text, selection } = formattingEdit(formatting, selected);
  const value = selected.value.slice(0, start) + text + selected.value.slice(end);
  const [from, to] = selection;
  if (from === to) return `${value.slice(0, from)}|${value.slice(from)}`;
  return `${value.slice(0, from)}‹${value.slice(from, to)}›${value.slice(to)}`;
}

describe('formatting what is selected', () => {
  it.each<[Formatting, string, string]>([
    ['bold', 'a ‹b› c', 'a **‹b›** c'],
    ['bold', 'a **‹b›** c', 'a ‹b› c'],
    ['bold', 'a ‹**b**› c', 'a ‹b› c'],
    ['italic', 'a **‹b›** c', 'a ***‹b›*** c'],
    ['italic', 'a ***‹b›*** c', 'a **‹b›** c'],
    ['bold', 'a ***‹b›*** c', 'a *‹b›* c'],
    ['bold', 'a *‹b›* c', 'a ***‹b›*** c'],
    ['bold', 'a ‹b ›c', 'a **‹b›** c'],
    ['italic', 'der Miet‹vertrag› gilt', 'der *‹Mietvertrag›* gilt'],
    ['bold', '‹- a\n- b\n\n> c›', '‹- **a**\n- **b**\n\n> **c**›'],
    ['bold', '‹- **a**\n- **b**›', '‹- a\n- b›'],
    ['bold', '‹- **a**\n- b›', '‹- **a**\n- **b**›'],
    ['bold', 'a |', 'a **|**'],
    ['bold', 'a **|**', 'a |'],
    ['bold', 'a **b|**', 'a **b**|'],
    ['italic', 'a **|**', 'a ***|***'],
    ['bullets', 'a|', '- a|'],
    ['bullets', '- a|', 'a|'],
    ['bullets', '|', '- |'],
    ['bullets', 'x\n‹a\n\nb›\ny', 'x\n‹- a\n\n- b›\ny'],
    ['numbers', '‹- a\n- b›', '‹1. a\n2. b›'],
    ['numbers', '‹1. a\n2. b›', '‹a\nb›'],
    ['bullets', '‹a\n›b', '‹- a›\nb'],
    ['quote', 'x\na|b', 'x\n> a|b'],
    ['quote', '‹> a\n> b›', '‹a\nb›'],
  ])('%s: %j becomes %j', (formatting, before, after) => expect(edited(formatting, before)).toBe(after));

  it('is read as it was meant, loses no word, and is taken away again', () => {
    const words = fc.array(fc.constantFrom('Miete', 'Art.', '1', '(a)', '„x“', 'b,'), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        words,
        fc.constantFrom<Formatting>('bold', 'italic', 'bullets', 'numbers', 'quote'),
        (all, formatting) => {
          const value = all.join(' ');
          const { text, selection } = formattingEdit(formatting, { value, start: 0, end: value.length });
          const [block] = readFormatted(text);
          if (formatting === 'bold' || formatting === 'italic') expect(plainText(text)).toBe(value);
          else expect(block?.type).toBe(formatting === 'quote' ? 'quote' : 'list');
          const [start, end] = selection;
          const back = formattingEdit(formatting, { value: text, start, end });
          expect(text.slice(0, back.start) + back.text + text.slice(back.end)).toBe(value);
        },
      ),
    );
  });
});
