// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormattedText } from './FormattedText';

afterEach(cleanup);

const shown = (text: string) => render(<FormattedText text={text} />).container;

describe('a formatted text', () => {
  it('shows strong words, emphasis, lists, quotes and links as what they are', () => {
    const container = shown(
      'See **Art. 1** and *Art. 2*:\n\n- one\n- two\n  1) a\n  3) b\n\n> quoted\n\n[the law](https://law.eu/a)',
    );
    expect(container.querySelector('strong')?.textContent).toBe('Art. 1');
    expect(container.querySelector('em')?.textContent).toBe('Art. 2');
    expect(container.querySelector('blockquote')?.textContent).toBe('quoted');
    const [bulleted, numbered] = screen.getAllByRole('list');
    expect(bulleted?.tagName).toBe('UL');
    expect(numbered?.tagName).toBe('OL');
    // Numbers are those that were typed, for ears and for what is copied, too.
    expect(
      within(numbered!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['1) a', '3) b']);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'the law' });
    expect([link.href, link.target, link.title]).toEqual(['https://law.eu/a', '_blank', 'https://law.eu/a']);
    expect(link.rel.split(' ')).toContain('noopener');
  });

  it('makes addresses links, and none within a link', () => {
    shown('https://law.eu/a and [www.law.eu **b**](https://law.eu/c)');
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href)).toEqual([
      'https://law.eu/a',
      'https://law.eu/c',
    ]);
  });

  it('keeps lines and white space of what is not formatted', () => {
    const text = 'Art. 1. Personen\n    vier *) Zeichen\n\n\nMieter*innen und Vermieter*innen_a_b';
    const container = shown(text);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });

  it.each([
    '<img src=x onerror=alert(1)><script>alert(1)</script><b>x</b>',
    '[x](javascript:alert(1)) [x](JaVaScRiPt:alert(1)) [x](data:text/html,<script>) [x](vbscript:x)',
    '![x](javascript:x) <javascript:alert(1)> &lt;b&gt;',
    '[x]( javascript:alert(1)) [x](\tjavascript:alert(1)) [x](https&#58;//x)',
  ])('makes neither elements nor addresses of %j', (text) => {
    const container = shown(text);
    expect(container.querySelectorAll('img, script, b, a, iframe')).toHaveLength(0);
    expect(container.textContent).toBe(text);
  });
});
