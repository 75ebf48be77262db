import { describe, expect, it } from 'vitest';
import { asKnown, splitTags, withTags } from './entered-tags';
import { knownTags, offeredTags } from './selectors';

describe('entered tags', () => {
  it('are parted by commas, semicolons, tabs and line ends, and each is one line without hidden characters', () => {
    expect(
      splitTags(' Duty,  long   term ,;\nCost\r\n\u200b,\u0000,合同，责任، נזק\tRe\u00adturn\u202e'),
    ).toEqual(['Duty', 'long term', 'Cost', '合同', '责任', 'נזק', 'Return']);
    expect(splitTags(' , \n')).toEqual([]);
    expect(splitTags('👩‍👩‍👧‍👦, §')).toEqual(['👩‍👩‍👧‍👦', '§']);
  });

  it('join a list as far as they may be there, and say why the others do not', () => {
    const long = 'x'.repeat(41);
    expect(withTags(['Duty'], ['duty', 'DUTY', long, 'x'.repeat(40)])).toEqual({
      tags: ['Duty', 'x'.repeat(40)],
      tooLong: [long],
      present: ['Duty'],
      excess: [],
    });
    const many = Array.from({ length: 19 }, (_, at) => `tag ${at}`);
    const full = withTags(many, ['a', 'b', 'tag 1', 'c']);
    expect(full.tags).toEqual([...many, 'a']);
    expect(full).toMatchObject({ excess: ['b', 'c'], present: ['tag 1'] });
  });

  it('are written as in the Code', () => {
    expect(asKnown(['DUTY', 'new'], ['Duty'])).toEqual(['Duty', 'new']);
  });
});

describe('offered tags', () => {
  it('are those of the Code, then those that the document has by now', () => {
    const here = [{ tags: ['Term', 'duty'] }, { tags: ['Term'] }, {}];
    expect(knownTags(['Duty', 'Cost'], here)).toEqual(['Duty', 'Cost', 'Term']);
  });

  it('contain what is typed, those that begin with it first, and are not on the Selection yet', () => {
    const known = ['Long term', 'Term', 'TERMINATION', 'Cost'];
    expect(offeredTags(known, ['term'], ' TER')).toEqual(['TERMINATION', 'Long term']);
    expect(offeredTags(known, [], '')).toEqual(known);
  });
});
