import { expect, test } from 'vitest';
import { passwordForms } from './password-forms';

test('a plain password has one form', () => {
  expect(passwordForms('Secret 1!')).toEqual(['Secret 1!']);
  expect(passwordForms('')).toEqual(['']);
});

test('letters beyond ASCII may count as their UTF-8 bytes', () => {
  expect(passwordForms('hôtel')).toEqual(['hôtel', 'hÃ´tel']);
});

test.each([
  ['I\u00ADX', 'IX'],
  ['\u00AA', 'a'],
  ['\u2168', 'IX'],
  ['a\u00A0b', 'a b'],
  ['u\u0308', 'ü'],
])('%j is also tried as %j (RFC 4013)', (given, prepared) => {
  const forms = passwordForms(given);
  expect(forms[0]).toBe(given);
  expect(forms[1]).toBe(prepared);
});
