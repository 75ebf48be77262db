import { describe, expect, it } from 'vitest';
import {
  ACCESS_LEVELS,
  capabilitiesOf,
  DECIDING,
  DELETING,
  EDITING,
  isAllowed,
  neededLevel,
} from './access-rules';
import { listOperations, operations } from './registry';

describe('neededLevel', () => {
  const rule = { level: 'organize', fieldLevels: { isPublic: 'owner', title: 'read' } } as const;
  it.each([
    [{}, 'organize'],
    [{ isPublic: undefined }, 'organize'],
    [{ isPublic: false }, 'owner'],
    [{ title: 'x' }, 'organize'],
    [{ title: 'x', isPublic: true }, 'owner'],
  ] as const)('with %j is %s', (input, level) => {
    expect(neededLevel(rule, input)).toBe(level);
  });
});

describe('isAllowed', () => {
  const level = 'annotate' as const;
  const allowed = (author: 'only' | 'orOwner' | 'authorOrOwnerIfFormer' | undefined, more: object) =>
    ACCESS_LEVELS.filter((access) =>
      isAllowed({ level, ...(author && { author }) }, { access, isAuthor: false, ...more }),
    );
  it('asks for the level alone where the author does not matter', () => {
    expect(allowed(undefined, {})).toEqual(['annotate', 'organize', 'owner']);
  });
  it.each([
    ['only', {}, []],
    ['only', { isFormerAuthor: true }, []],
    ['only', { isAuthor: true }, ['annotate', 'organize', 'owner']],
    ['orOwner', {}, ['owner']],
    ['orOwner', { isAuthor: true }, ['annotate', 'organize', 'owner']],
    ['authorOrOwnerIfFormer', {}, []],
    ['authorOrOwnerIfFormer', { isFormerAuthor: true }, ['owner']],
    ['authorOrOwnerIfFormer', { isAuthor: true }, ['annotate', 'organize', 'owner']],
  ] as const)('with the rule %s and %j lets in %j', (author, more, levels) => {
    expect(allowed(author, more)).toEqual(levels);
  });
  it('lets nobody in without access, authors included', () => {
    expect(isAllowed({ level: 'read' }, { access: undefined, isAuthor: true })).toBe(false);
  });
  it('weighs the fields of the input', () => {
    const { access } = operations.codes.update;
    const organizer = { access: 'organize', isAuthor: false } as const;
    expect(isAllowed(access, organizer, { title: 'x' })).toBe(true);
    expect(isAllowed(access, organizer, { isPublic: true })).toBe(false);
  });
});

describe('the rules that user interfaces go by', () => {
  const rows = listOperations().flatMap(({ name, operation: { access } }) =>
    access.who === 'member' && access.author !== undefined ? [{ name, access }] : [],
  );
  it('are those of the access table', () => {
    const rules = { only: EDITING, orOwner: DELETING, authorOrOwnerIfFormer: DECIDING };
    expect(rows.length).toBeGreaterThan(15);
    for (const { name, access } of rows) expect([name, access]).toMatchObject([name, rules[access.author!]]);
    expect(operations.selections.update.access).toMatchObject(DECIDING);
    expect(operations.notes.update.access).toMatchObject(EDITING);
    expect(operations.notes.delete.access).toMatchObject(DELETING);
  });
});

it('derives what a user can from their access', () => {
  expect(capabilitiesOf(undefined)).toEqual({
    canRead: false,
    canAnnotate: false,
    canOrganize: false,
    canOwn: false,
  });
  expect(capabilitiesOf('organize')).toEqual({
    canRead: true,
    canAnnotate: true,
    canOrganize: true,
    canOwn: false,
  });
});
