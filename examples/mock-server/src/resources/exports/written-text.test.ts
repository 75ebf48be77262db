import { expect, it } from 'vitest';
import { writtenText } from './written-text';

it('keeps formatting, lists with their markers, quotes and links of a comment, line by line', () => {
  const text = [
    'One **strong *both* here** and [court](https://court.example).',
    '',
    'See [Art. 1](article:3#art:1)',
    '- item',
    '  with a *second* line',
    '  1. inner',
    '  2. next',
    '> said',
  ].join('\n');
  expect(writtenText(text)).toEqual([
    {
      depth: 0,
      isQuoted: false,
      runs: [
        { text: 'One ' },
        { text: 'strong ', isStrong: true },
        { text: 'both', isStrong: true, isEmphasized: true },
        { text: ' here', isStrong: true },
        { text: ' and ' },
        { text: 'court', href: 'https://court.example' },
        { text: '.' },
      ],
    },
    { depth: 0, isQuoted: false, runs: [{ text: 'See ' }, { text: 'Art. 1' }] },
    { depth: 1, isQuoted: false, marker: '-', runs: [{ text: 'item' }] },
    {
      depth: 1,
      isQuoted: false,
      runs: [{ text: 'with a ' }, { text: 'second', isEmphasized: true }, { text: ' line' }],
    },
    { depth: 2, isQuoted: false, marker: '1.', runs: [{ text: 'inner' }] },
    { depth: 2, isQuoted: false, marker: '2.', runs: [{ text: 'next' }] },
    { depth: 1, isQuoted: true, runs: [{ text: 'said' }] },
  ]);
});
