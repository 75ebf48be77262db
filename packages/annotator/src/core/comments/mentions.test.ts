import { MENTIONS_MAX } from '@glossator/client-sdk/contract';
import { describe, expect, it } from 'vitest';
import { aRange, aSelection, createTestAnnotator, openFirst, settle } from '../testing/test-annotator';
import { mentionQueryAt, mentionsIn, MOST_MENTIONS, piecesOf } from './mentions';

const MAX = { id: 2, name: 'Max Keller' };
const MAXINE = { id: 3, name: 'Max Keller-Wyss' };
const OTHER_MAX = { id: 4, name: 'Max Keller' };
const EVA = { id: 5, name: 'Éva Ó Briain' };

describe('the mentions of a text', () => {
  const ids = (text: string, people = [MAX, MAXINE, EVA], chosen: (typeof MAX)[] = []) =>
    mentionsIn(text, chosen, people).map(({ id }) => id);

  it('are whole names after an @, each once, in the order of the text', () => {
    expect(ids('@Éva Ó Briain and @Max Keller, not @Max; again @Éva Ó Briain.')).toEqual([5, 2]);
    expect(ids('@Max Keller-Wyss')).toEqual([3]);
    expect(ids('@Max Kellers')).toEqual([]);
    expect(ids('post@Max Keller')).toEqual([]);
    expect(ids('(@Max Keller)')).toEqual([2]);
  });

  it('with a name of two people are of the one who was picked, and of nobody without that', () => {
    const people = [MAX, OTHER_MAX];
    expect(ids('@Max Keller', people)).toEqual([]);
    expect(ids('@Max Keller', people, [OTHER_MAX])).toEqual([4]);
    expect(ids('Max Keller', people, [OTHER_MAX])).toEqual([]);
  });

  it('are as many as a comment may have', () => {
    const many = Array.from({ length: MENTIONS_MAX + 3 }, (_, id) => ({ id, name: `N${id}` }));
    expect(MOST_MENTIONS).toBe(MENTIONS_MAX);
    expect(ids(many.map(({ name }) => `@${name}`).join(' '), many)).toHaveLength(MENTIONS_MAX);
  });

  it('are pieces of it, and nothing of it is lost', () => {
    const text = 'See @Max Keller-Wyss @Max Keller@Max Keller';
    const pieces = piecesOf(text, [MAX, MAXINE]);
    expect(pieces.map((piece) => piece.user?.id)).toEqual([undefined, 3, undefined, 2, undefined]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(piecesOf('plain', [MAX])).toEqual([{ text: 'plain' }]);
    expect(piecesOf('', [MAX])).toEqual([]);
  });
});

it('a mention is being written from its @ to the caret', () => {
  const at = (text: string) => mentionQueryAt(text, text.length);
  expect(at('See @Ma')).toEqual({ at: 4, words: 'Ma' });
  expect(at('See @')).toEqual({ at: 4, words: '' });
  expect(at('See @Max Ke')).toEqual({ at: 4, words: 'Max Ke' });
  expect(mentionQueryAt('@Max and', 4)).toEqual({ at: 0, words: 'Max' });
  for (const none of ['', 'See', 'ada@law', '@ Max', '@Max\nKe', '@Max  Ke', `@${'x'.repeat(80)}`])
    expect(at(none), none).toBeUndefined();
});

async function writing() {
  const made = createTestAnnotator({ existing: [aSelection(5, aRange(0, 0, 2, 8))] });
  const asked: unknown[] = [];
  const list = (input: { id: number | string }) => {
    asked.push(input);
    const access = 'annotate' as const;
    return Promise.resolve({
      data: [
        { ...EVA, access, status: 'accepted' as const },
        { ...MAX, access, status: 'accepted' as const },
        { id: 1, name: 'Lea Rossi', access, status: 'accepted' as const },
        { id: 77, name: 'new@law.example', access, status: 'pending' as const },
      ],
    });
  };
  Object.assign(made.backend, { sharing: { list } });
  await openFirst(made);
  made.commands.comments.openForm(5);
  await settle();
  const comment = () => made.store.getState().selections.items[0]?.data[0];
  return { ...made, asked, comment };
}

describe('a comment with mentions', () => {
  it('is sent with the ids of those it names, and shown with them at once', async () => {
    const made = await writing();
    expect(made.asked).toEqual([{ id: 1 }]);
    expect(made.store.getState().comments.people?.items.map(({ name }) => name)).toEqual([
      'Éva Ó Briain',
      'Lea Rossi',
      'Max Keller',
    ]);
    made.commands.comments.write('@Max Keller and @Lea Rossi');
    made.commands.comments.submit();
    expect(made.comment()).toMatchObject({ mentions: [MAX] });
    await settle();
    expect(made.backend.next()).toMatchObject({ name: 'selections.createComment', input: { mentions: [2] } });
  });

  it('that is changed loses those it names no more, and gets them back by undo', async () => {
    const made = await writing();
    made.commands.comments.write('@Max Keller');
    made.commands.comments.submit();
    await settle();
    made.backend.next().succeed();
    await settle();
    made.commands.comments.openForm(5, made.comment()?.id);
    made.commands.comments.write('Nobody');
    made.commands.comments.submit();
    expect(made.comment()).toMatchObject({ text: 'Nobody', mentions: [] });
    await settle();
    const changing = made.backend.next();
    expect(changing).toMatchObject({ name: 'selections.updateComment', input: { mentions: [] } });
    changing.succeed();
    await settle();
    made.commands.history.undo();
    expect(made.comment()).toMatchObject({ text: '@Max Keller', mentions: [MAX] });
    await settle();
    expect(made.backend.next()).toMatchObject({ input: { text: '@Max Keller', mentions: [2] } });
  });

  it('on a private annotation mentions nobody', async () => {
    const made = createTestAnnotator({
      existing: [
        aSelection(5, aRange(0, 0, 2, 8), { visibility: 'private', createdBy: { id: 1, name: 'Lea Rossi' } }),
      ],
    });
    await openFirst(made);
    made.commands.comments.openForm(5);
    made.commands.comments.mention(MAX);
    made.commands.comments.write('@Max Keller');
    made.commands.comments.submit();
    await settle();
    expect(made.backend.next().input).not.toHaveProperty('mentions');
  });
});
