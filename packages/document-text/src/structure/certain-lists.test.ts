import { describe, expect, it } from 'vitest';
import type { MadeLine } from '../testing/made-pages';
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
});
