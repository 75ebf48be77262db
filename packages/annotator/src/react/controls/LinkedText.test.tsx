// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { LINKS } from './later-links';
import { LinkedText } from './LinkedText';

beforeAll(async () => {
  await LINKS.load();
});

const linksIn = (text: string) =>
  [...render(<LinkedText text={text} />).container.querySelectorAll('a')].map(({ href }) => href);

it('addresses in a text are links to the web and to mail', () => {
  expect(linksIn('See https://law.eu/a, http://law.eu, law.eu/b or ada@law.eu.')).toEqual([
    'https://law.eu/a',
    'http://law.eu/',
    'https://law.eu/b',
    'mailto:ada@law.eu',
  ]);
});

it.each(['ftp://law.eu/x', 'ftps://law.eu', 'file:///etc/passwd', 'file://law.eu/x', 'javascript:alert.com'])(
  'other addresses are text: %s',
  (text) => expect(linksIn(text).filter((href) => !href.startsWith('https:'))).toEqual([]),
);
