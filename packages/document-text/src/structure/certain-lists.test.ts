import { describe, expect, it } from 'vitest';
import { madeLines, type MadeLine } from '../testing/made-pages';
import { cited, citedAt } from './testing/cited';

describe('an annex', () => {
  it('has numbers of its own, which are cited with it', () => {
    const lines = [
      'Gesetz über die Wege',
      '§ 1 Wege',
      'Die Wege sind für alle da.',
      '§ 2 Maut',
      'Die Maut steht in der Anlage.',
      'Anlage 1',
      '1. Wege im Wald, die',
      'a) alle gehen,',
      'b) keiner sperrt.',
      '2. Stege am Wasser.',
    ];
    expect(cited('b) keiner', ...lines)).toBe('Anlage 1 Nr. 1 lit. b');
    expect(cited('2. Stege', ...lines)).toBe('Anlage 1 Nr. 2');
    expect(cited('Die Maut', ...lines)).toBe('§ 2');
  });

  it('has paragraphs in English', () => {
    const lines = [
      'Act for the use of the roads',
      'Section 1. Use',
      'The roads shall be free.',
      'Section 2. Fees',
      'They are those of the schedule.',
      'Schedule 1',
      '(1) Roads in the wood, which',
      '(a) all may use,',
      '(b) nobody may close.',
      '(2) Bridges.',
    ];
    expect(cited('(b) nobody', ...lines)).toBe('Schedule 1, para. 1(b)');
    expect(cited('(2) Bridges', ...lines)).toBe('Schedule 1, para. 2');
  });
});

describe('an item', () => {
  it('begins a list within its own rather than skips letters', () => {
    const lines = [
      'Act for the use of the roads',
      'Section 1. Use',
      'The roads shall be free. They may be closed:',
      ...['a', 'b', 'c', 'd', 'e'].map((letter) => `(${letter}) for a day;`),
      '(f) for a week, where it is shown that they are. This is so where:',
      '(i) there is a flood;',
      '(ii) there is a fire.',
      '(g) for a year.',
    ];
    expect(cited('(i) there', ...lines)).toBe('Section 1(f)(i)');
    expect(cited('(g) for', ...lines)).toBe('Section 1(g)');
  });

  it('goes on with its list even where that seemed to have ended', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 760, 72, 14],
      ['§ 7 Wege', 710],
      ['(1) Frei ist:', 697],
      ['1. wer geht;', 682, 100],
      ['a) zu Fuß;', 667, 120],
      ['b) am Stock.', 652, 120],
      ['Das gilt auch bei Nacht.', 637],
      ['c) auf Stelzen.', 622, 120],
      ['2. wer fährt.', 607, 100],
    ];
    expect(citedAt('Das gilt', lines)).toBe('§ 7 Abs. 1');
    expect(citedAt('c) auf', lines)).toBe('§ 7 Abs. 1 Nr. 1 lit. c');
    expect(citedAt('2. wer', lines)).toBe('§ 7 Abs. 1 Nr. 2');
  });

  it('ends before a note in brackets', () => {
    const lines = [
      'Ley de los caminos',
      'Artículo 7',
      '1. Los caminos son de todos y se usan:',
      'a) a pie;',
      'b) en coche, en carro o en los demás medios que la ley señale a los que.',
      '(Artículo cambiado por la ley de los puentes, que es de antes)',
      'Artículo 8',
      'Los puentes son de todos.',
    ];
    expect(cited('b) en', ...lines)).toBe('art. 7, apartado 1, letra b)');
    expect(cited('(Artículo cambiado', ...lines)).toBe('art. 7, apartado 1');
  });

  it('ends with a sentence right below its marker where lines of such lists go on further in', () => {
    const items = [1, 2, 3].flatMap((number): MadeLine[] => [
      [`${number}. auf dem Weg, den alle gehen und der in`, 700 - number * 24],
      ['der Karte steht,', 688 - number * 24, 100],
    ]);
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 760, 72, 14],
      ['§ 7 Wege', 720],
      ['(1) Frei ist, wer geht', 700],
      ...items,
      ['4. im Wald auf den Wegen geht, die in der Karte stehen.', 604],
      ['Das gilt auch bei Nacht und auf den Stegen, die in', 592],
      ['der Karte stehen.', 580],
      ['(2) Das gilt nicht für Furten.', 560],
    ];
    expect(citedAt('4. im', lines)).toBe('§ 7 Abs. 1 Nr. 4');
    expect(citedAt('Das gilt auch', lines)).toBe('§ 7 Abs. 1');
    expect(citedAt('(2) Das', lines)).toBe('§ 7 Abs. 2');
  });

  it('ends where a bullet stands further out', () => {
    const lines: MadeLine[] = [
      ['Rules of the club', 760, 72, 14],
      ['Section 4. Rooms', 720],
      ['• Committees that use a room must:', 700],
      ['a. Sign for it.', 684, 100],
      ['b. Clear it.', 668, 100],
      ['• Members are free to come.', 652],
      ['Section 5. Yards', 620],
      ['They are free.', 600],
    ];
    expect(citedAt('b. Clear', lines)).toBe('Section 4(b)');
    expect(citedAt('• Members', lines)).toBe('Section 4');
  });

  it('does not end within words that are set a little apart', () => {
    const lines: MadeLine[] = [
      ['Gesetz über die Wege', 770, 72, 14],
      ...madeLines(['§ 6 Karte', ...Array.from({ length: 8 }, () => 'Die Karte zeigt Wege.')], 750),
      ['§ 7 Wege', 630],
      ['(1) Frei sind', 615],
      ['1. die Wege im Wald;', 600],
      ['2. die Wege am Wasser, die Stege;', 585],
      ['3. die Plätze in', 570],
      ['den Orten, die Stege wie', 555, 90],
      ['Furten dort.', 540, 90],
    ];
    expect(citedAt('Furten', lines)).toBe('§ 7 Abs. 1 Nr. 3');
  });
});
