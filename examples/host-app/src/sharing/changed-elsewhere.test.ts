import type { AccessLevel, SharedUser } from '@glossator/client-sdk/contract';
import { expect, it } from 'vitest';
import { changedElsewhere } from './changed-elsewhere';

const person = (id: number, access: AccessLevel, more: Partial<SharedUser> = {}): SharedUser => ({
  id,
  name: `Person ${id}`,
  email: `${id}@law.example`,
  access,
  status: 'accepted',
  ...more,
});
const invited = person(70, 'read', { name: '7@law.example', status: 'pending' });
const before = [person(1, 'owner'), person(2, 'read'), person(3, 'annotate'), invited];

it('tells what was changed elsewhere from what is one’s own doing', () => {
  const after = [person(2, 'owner'), person(1, 'organize'), invited];
  expect(changedElsewhere(before, after, new Map())).toEqual({
    levels: new Map([
      [1, 'owner'],
      [2, 'read'],
    ]),
    gone: ['Person 3'],
  });
  const own = new Map<number, AccessLevel | 'gone'>([
    [2, 'owner'],
    [1, 'organize'],
    [3, 'gone'],
  ]);
  expect(changedElsewhere(before, after, own)).toEqual({ levels: new Map(), gone: [] });
});

it('says when somebody else was quicker with another level', () => {
  const after = before.map((each) => (each.id === 2 ? person(2, 'organize') : each));
  expect(changedElsewhere(before, after, new Map([[2, 'annotate']])).levels).toEqual(new Map([[2, 'read']]));
});

it('knows an invited person again who has accepted, and says nothing of who is new', () => {
  const after = [...before.slice(0, 3), person(7, 'read'), person(8, 'read')];
  expect(changedElsewhere(before, after, new Map())).toEqual({ levels: new Map(), gone: [] });
  expect(changedElsewhere(before, before.slice(0, 3), new Map()).gone).toEqual(['7@law.example']);
});
