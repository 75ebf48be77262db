import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJoinLimit } from './join-limit';
import type { Peer } from './peer';
import { createPresence, type Presence, type PresentListener } from './presence';

const OUTSIDE = { isOwner: false, isInside: false };
const INSIDE = { isOwner: false, isInside: true };
const OWNER = { isOwner: true, isInside: true };

interface FakeListener extends PresentListener {
  readonly texts: string[];
}

function listener(id: number): FakeListener {
  const texts: string[] = [];
  const peer: Peer = {
    send: (frame) => void texts.push(JSON.stringify(frame)),
    sendText: (text) => void texts.push(text),
    whenDrained: () => undefined,
    refuse: () => undefined,
    close: () => undefined,
    onFrame: () => undefined,
    onGone: () => undefined,
  };
  return { peer, user: { id, name: `Advocate ${id}` }, texts };
}

const received = ({ texts }: FakeListener): unknown[] =>
  texts.map((text) => {
    const { action, data } = JSON.parse(text);
    return [action, ...data.users.map(({ id }: { id: number }) => id)];
  });

describe('presence over several servers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const elsewhere = (id: number, isOwner = false) => ({ user: { id, name: `Advocate ${id}` }, isOwner });

  it('shows who is there elsewhere, as they may see it, until their server says otherwise', () => {
    const presence = createPresence();
    const [inside, outside] = [listener(1), listener(2)];
    presence.receive('other', [elsewhere(7), elsewhere(8, true)], 0);
    expect(presence.add(inside, INSIDE).map(({ id }) => id)).toEqual([7, 8, 1]);
    expect(presence.add(outside, OUTSIDE).map(({ id }) => id)).toEqual([8, 2]);
    vi.advanceTimersByTime(500);
    for (const { texts } of [inside, outside]) texts.splice(0);
    presence.receive('other', [elsewhere(8, true), elsewhere(9)], 0);
    vi.advanceTimersByTime(500);
    expect(received(inside)).toEqual([
      ['JOIN', 9],
      ['LEAVE', 7],
    ]);
    expect(received(outside)).toEqual([]);
    presence.close();
  });

  it('forgets servers that have been silent for too long, and no others', () => {
    const presence = createPresence();
    const inside = listener(1);
    presence.add(inside, INSIDE);
    presence.receive('killed', [elsewhere(7)], 1_000);
    presence.receive('alive', [elsewhere(8)], 2_000);
    vi.advanceTimersByTime(500);
    inside.texts.splice(0);
    presence.forgetBefore(2_000);
    vi.advanceTimersByTime(500);
    expect(received(inside)).toEqual([['LEAVE', 7]]);
    presence.close();
  });

  it('reports who is here, each user once, at most as often as listeners get differences', () => {
    const onReport = vi.fn();
    const presence = createPresence(onReport);
    presence.add(listener(1), OWNER);
    presence.add(listener(1), OWNER);
    presence.add(listener(2), OUTSIDE);
    presence.receive('other', [elsewhere(7)], 0);
    vi.advanceTimersByTime(500);
    const reported = onReport.mock.calls.map(([present]) =>
      present.map(({ user }: { user: { id: number } }) => user.id),
    );
    expect(reported).toEqual([[1], [1, 2]]);
    vi.advanceTimersByTime(5_000);
    expect(onReport).toHaveBeenCalledTimes(2);
    presence.close();
  });
});

describe('presence', () => {
  let presence: Presence;
  beforeEach(() => {
    vi.useFakeTimers();
    presence = createPresence();
  });
  afterEach(() => {
    presence.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('tells differences: at once, then half a second apart, and nothing of who came and went in between', () => {
    const [ada, ben, cid, dan] = [listener(1), listener(2), listener(3), listener(4)];
    expect(presence.add(ada, OWNER).map(({ id }) => id)).toEqual([1]);
    vi.advanceTimersByTime(500);
    expect(presence.add(ben, INSIDE).map(({ id }) => id)).toEqual([1, 2]);
    expect(received(ada)).toEqual([['JOIN', 2]]);
    presence.add(cid, INSIDE);
    presence.remove(cid);
    presence.add(dan, INSIDE);
    presence.remove(ben);
    expect(received(ada)).toEqual([['JOIN', 2]]);
    vi.advanceTimersByTime(500);
    expect(received(ada).slice(1)).toEqual([
      ['JOIN', 4],
      ['LEAVE', 2],
    ]);
  });

  it('gives whoever comes within the pause all who are there, and goes on from that', () => {
    const [ada, ben, cid, dan] = [listener(1), listener(2), listener(3), listener(4)];
    presence.add(ada, INSIDE);
    presence.add(ben, INSIDE);
    presence.add(dan, INSIDE);
    expect(presence.add(cid, INSIDE).map(({ id }) => id)).toEqual([1, 2, 4, 3]);
    presence.remove(ben);
    vi.advanceTimersByTime(500);
    expect(received(cid)).toEqual([['LEAVE', 2]]);
    expect(received(ada)).toEqual([['JOIN', 4, 3]]);
  });

  it('speaks of a user once, however many tabs they have', () => {
    const [ada, one, two] = [listener(1), listener(2), listener(2)];
    presence.add(ada, INSIDE);
    vi.advanceTimersByTime(500);
    presence.add(one, INSIDE);
    vi.advanceTimersByTime(500);
    presence.add(two, INSIDE);
    vi.advanceTimersByTime(500);
    presence.remove(one);
    vi.advanceTimersByTime(500);
    expect(received(ada)).toEqual([['JOIN', 2]]);
  });

  it('shows to those who read a public Code its owner and nobody else, as calls do', () => {
    const [reader, owner, member] = [listener(1), listener(2), listener(3)];
    presence.add(reader, OUTSIDE);
    vi.advanceTimersByTime(500);
    presence.add(member, INSIDE);
    vi.advanceTimersByTime(500);
    presence.add(owner, OWNER);
    vi.advanceTimersByTime(500);
    expect(received(reader)).toEqual([['JOIN', 2]]);
    expect(received(member)).toEqual([['JOIN', 2]]);
    expect(presence.add(listener(4), OUTSIDE).map(({ id }) => id)).toEqual([2, 4]);
    presence.setRole(reader, INSIDE);
    expect(received(reader).slice(1)).toEqual([['JOIN', 3, 4]]);
    presence.setRole(reader, OUTSIDE);
    expect(received(reader).slice(2)).toEqual([['LEAVE', 3, 4]]);
  });

  it.each([
    ['members', INSIDE],
    ['readers of a public Code', OUTSIDE],
  ])('stays small when one of 400 %s comes and goes twelve times a second', (_who, role) => {
    const all = Array.from({ length: 400 }, (_none, id) => listener(id));
    for (const each of all) presence.add(each, role);
    vi.advanceTimersByTime(500);
    for (const { texts } of all) texts.length = 0;
    for (let turn = 0; turn < 20 * 12; turn += 1) {
      const storm = listener(1_000);
      presence.add(storm, role);
      vi.advanceTimersByTime(1_000 / 24);
      presence.remove(storm);
      vi.advanceTimersByTime(1_000 / 24);
    }
    const texts = all.flatMap((each) => each.texts);
    const bytes = texts.reduce((sum, text) => sum + text.length, 0);
    // 240 joinings and leavings of 20 s, each with a list of 400, were 192,000 frames and 1.3 GB.
    expect(texts.length).toBeLessThanOrEqual(role.isInside ? 400 * 41 : 0);
    expect(bytes).toBeLessThan(2_000_000);
  });
});

describe('the limit on joining', () => {
  it('lets all tabs of a user come back at once, then one a second, and is not shared', () => {
    let at = 0;
    const mayJoin = createJoinLimit(() => new Date(at));
    const joined = (userId: number, times: number) =>
      Array.from({ length: times }, () => mayJoin(userId)).filter(Boolean).length;
    expect(joined(1, 100)).toBe(60);
    expect(joined(2, 1)).toBe(1);
    at += 1_000;
    expect(joined(1, 12)).toBe(1);
    at += 3_600_000;
    expect(joined(1, 100)).toBe(60);
  });
});
