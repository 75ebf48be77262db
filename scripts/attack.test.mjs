import { describe, expect, it } from 'vitest';
import { OptionsError, readOptions } from '../attack/options';
import { fellOf, summaryOf, tableOf } from '../attack/report/tables';
import { createTally } from '../attack/section';
import { SECTIONS, SHORT } from '../attack/section-names';

describe('options of the attack', () => {
  it('are every section for ten minutes, unless said otherwise', () => {
    expect(readOptions([])).toMatchObject({ sections: [...SECTIONS], minutes: 10, isShort: false });
    expect(readOptions(['--only', 'limits,input', '--minutes', '2', '--seed', '7'])).toEqual({
      sections: ['input', 'limits'],
      minutes: 2,
      seed: 7,
      isShort: false,
    });
  });

  it('are the sections that hold in the short form, which measures nothing in time', () => {
    expect(readOptions(['--short']).sections).toEqual([...SHORT]);
    expect(SHORT).not.toContain('load');
  });

  it.each([
    [['--only', 'limits,x'], 'There is no section "x": --only takes'],
    [['--only', ''], 'There is no section ""'],
    [['--minutes', '0'], '--minutes "0" is no number above 0'],
    [['--minutes', 'two'], '--minutes "two" is no number'],
    [['--minuts', '2'], "Unknown option '--minuts'"],
    [['--minutes'], 'argument missing'],
    [['limits'], 'Unexpected argument'],
    [['--short', '--only', 'load'], 'The section load measures time'],
  ])('are refused in one sentence: %j', (args, words) => {
    const refusal = () => readOptions(args);
    expect(refusal).toThrow(OptionsError);
    expect(refusal).toThrow(words);
    expect(refusal).not.toThrow(/\n/);
  });
});

describe('what an attack came to', () => {
  const { tally, judge, figure } = createTally();
  judge(true, 'not shown', 3);
  judge(false, 'the door was open', 2);
  judge(false, 'the door was open');
  figure('writeP99', 12);
  const results = [{ name: 'matrix', what: 'doors', tally, seconds: 4 }];

  it('is a table with each reason once', () => {
    expect(tableOf(results).split('\n')).toEqual([
      '        tried  held  fell  took',
      'matrix      6     3     3   4 s',
      'matrix fell: the door was open',
    ]);
  });

  it('is one line of JSON', () => {
    expect(JSON.parse(summaryOf(results, 7))).toEqual({
      seed: 7,
      matrix: { tried: 6, held: 3, fell: 3, writeP99: 12 },
      fell: 3,
    });
    expect(fellOf(results)).toBe(3);
  });
});
