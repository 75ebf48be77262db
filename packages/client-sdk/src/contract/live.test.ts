import { describe, expect, it } from 'vitest';
import { livePayloads } from './live';
import { LIVE_ACTIONS, LIVE_CHANNELS, LIVE_TYPES } from './live-channel';

/** What the specification lists: the live events of its section 4, and types, actions and channels of section 9. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  USER: ['JOIN', 'LEAVE'],
  SELECTION: ['CREATE', 'DELETE'],
  SELECTION_COMMENT: ['CREATE', 'UPDATE', 'DELETE'],
  SELECTION_ATTACHMENT: ['CREATE', 'UPDATE', 'DELETE'],
  BOOKMARK: ['CREATE', 'UPDATE', 'DELETE'],
  NOTE: ['CREATE', 'UPDATE', 'DELETE'],
  NOTE_ATTACHMENT: ['CREATE', 'DELETE'],
  DOCUMENT: ['CREATE', 'UPDATE', 'DELETE'],
  ACCESS: ['UPDATE', 'DELETE'],
  NOTIFICATION: ['CREATE'],
};
const TYPES =
  'PING, ERROR, NOTIFICATION, SELECTION, BOOKMARK, DOCUMENT, SELECTION_ATTACHMENT, SELECTION_COMMENT, NOTE, NOTE_ATTACHMENT, USER, ACCESS, USER_TOKEN_INVALIDATE, CODE_COLORS';

describe('the live channel', () => {
  it('has every event of the specification', () => {
    const wanted = Object.entries(LISTED).flatMap(([type, actions]) =>
      actions.map((action) => `${type}/${action}`),
    );
    expect(Object.keys(livePayloads)).toEqual(expect.arrayContaining(wanted));
  });

  it('has its types, actions and channels', () => {
    expect(LIVE_TYPES).toEqual(expect.arrayContaining(TYPES.split(', ')));
    expect(LIVE_ACTIONS).toEqual(['CREATE', 'UPDATE', 'DELETE', 'JOIN', 'LEAVE']);
    expect(LIVE_CHANNELS).toEqual(['codes', 'users', 'internal-user']);
  });
});
