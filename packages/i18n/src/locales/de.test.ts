import { describe, expect, it } from 'vitest';
import { de } from './de';

/** All texts in there. */
function textsIn(messages: object): readonly string[] {
  return Object.values(messages).flatMap((each: unknown) =>
    typeof each === 'object' && each !== null ? textsIn(each) : [String(each)],
  );
}

describe('the German texts of screens', () => {
  it('have no place in “E-Mail” where a line may end', () => {
    const named = textsIn([de.host, de.annotator]).filter((text) => /E-\W*Mail/.test(text));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((text) => text.includes('E-Mail'))).toEqual([]);
  });

  it('are as they are typed in mails, which wrap no lines', () => {
    expect(textsIn(de.emails).filter((text) => text.includes('\u2060'))).toEqual([]);
  });
});
