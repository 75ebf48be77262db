import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/message-parts';

describe('the Italian texts', async () => {
  const texts = [...(await textsOf('it'))];

  it('write “email” in one word, which no line end can part', () => {
    expect(texts.filter(([, text]) => /\bemail\b/.test(text)).length).toBeGreaterThan(10);
    expect(texts.filter(([, text]) => /\be\W+mail/i.test(text))).toEqual([]);
  });

  // “del 8 marzo” would be wrong, and which day it is cannot be known.
  it('have no article before a date, which its day would change', () => {
    expect(texts.filter(([, text]) => /\b(?:al|dal|del|il|nel|sul) \{date\}/.test(text))).toEqual([]);
  });

  it('have no article before a number, which eight and eleven would change', () => {
    expect(texts.filter(([, text]) => /\b(?:al|dal|del|il|nel|sul) (?:#|\{percent)/.test(text))).toEqual([]);
  });
});
