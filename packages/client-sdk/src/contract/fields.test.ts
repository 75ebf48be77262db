import { expect, it } from 'vitest';
import { personNameSchema } from './fields';

it.each(['Ada', 'J.R.R.', 'St. John', "O'Neill-Müller", 'María José', '李', 'می\u200cخواهم', 'Jr.'])(
  'a name is %s',
  (name) => expect(personNameSchema.parse(` ${name} `)).toBe(name),
);

it.each([
  ['two lines', 'Ada\r\nBcc: x'],
  ['a text turned around', 'Ada \u202egpj'],
  ['an empty line', 'Ada\u2028x'],
  ['a hidden character', 'A\u00adda'],
  ['a link', 'https://evil.example/x'],
  ['another scheme', 'ftp://evil'],
  ['a host', 'see evil.example now'],
  ['a short host', 't.co/x'],
  ['a host by custom', 'WWW.x'],
  ['an e-mail address', 'ada@law'],
  ['too much', 'x'.repeat(65)],
])('a name is not %s', (_name, text) => {
  expect(personNameSchema.safeParse(text).success).toBe(false);
});
