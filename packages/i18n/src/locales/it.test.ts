import { describe, expect, it } from 'vitest';
import { textsOf } from '../testing/message-parts';

describe('the Italian texts', async () => {
  const texts = [...(await textsOf('it'))];
  const mails = texts.filter(([key]) => key.startsWith('emails.'));
  const screens = texts.filter(([key]) => !key.startsWith('emails.'));

  it('of screens have no place in “e-mail” where a line may end', () => {
    expect(screens.filter(([, text]) => text.includes('e-\u2060mail')).length).toBeGreaterThan(10);
    expect(screens.filter(([, text]) => /e-mail/i.test(text))).toEqual([]);
  });

  it('of mails are as they are typed, since mails wrap no lines', () => {
    expect(mails.filter(([, text]) => text.includes('\u2060'))).toEqual([]);
  });

  // “del 8 marzo” would be wrong, and which day it is cannot be known.
  it('have no article that a date would change', () => {
    expect(texts.filter(([, text]) => /\b(?:al|dal|del|il|nel|sul) \{date\}/.test(text))).toEqual([]);
  });
});
