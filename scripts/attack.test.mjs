import { describe, expect, it } from 'vitest';
import { OptionsError, readOptions } from '../attack/options';
import { fellOf, summaryOf, tableOf } from '../attack/report/tables';
import { createTally } from '../attack/section';
import { listOperations } from '../packages/client-sdk/src/contract/registry';
import { isRight, rowsOf, verdictOf } from '../attack/matrix/verdicts';
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

describe('the verdicts of the permission matrix', () => {
  const rows = listOperations().flatMap(({ name, operation }) => rowsOf(name, operation));
  const verdicts = (name, kind) =>
    [
      { hasSession: false },
      { hasSession: true },
      { hasSession: true, isAdmin: true },
      ...['read', 'annotate', 'organize', 'owner'].map((level) => ({ hasSession: true, level })),
    ].map((standing) =>
      verdictOf(
        rows.find((row) => row.name === name && (!kind || row[kind])),
        standing,
      ),
    );

  it.each([
    ['auth.login', '', 'in in in in in in in'],
    ['codes.list', '', '401 in in in in in in'],
    ['admin.users', '', '401 403 in 403 403 403 403'],
    ['codes.get', '', '401 404 404 in in in in'],
    ['codes.update', '', '401 404 404 403 403 in in'],
    ['codes.update', 'raised', '401 404 404 403 403 403 in'],
    ['notes.update', '', '401 404 404 403 in in in'],
    ['notes.update', 'isAnothers', '401 404 404 403/404 403/404 403/404 403/404'],
    ['notes.delete', 'isAnothers', '401 404 404 403/404 403/404 403/404 in'],
    ['contact.send', '', 'in in in in in in in'],
  ])('of %s %s are %s', (name, kind, expected) => {
    expect(verdicts(name, kind).join(' ')).toBe(expected);
  });

  it('are right or wrong by the answer', () => {
    const row = rows.find(({ name }) => name === 'codes.get');
    expect(isRight('404', row, { status: 404, code: 'NOT_FOUND' })).toBe(true);
    expect(isRight('404', row, { status: 403, code: 'FORBIDDEN' })).toBe(false);
    expect(isRight('in', row, { status: 200 })).toBe(true);
    expect(isRight('in', row, { status: 409, code: 'CONFLICT' })).toBe(true);
    for (const [status, code] of [
      [401, 'UNAUTHORIZED'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
      [400, 'VALIDATION'],
      [500, 'INTERNAL'],
    ])
      expect(isRight('in', row, { status, code })).toBe(false);
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
