import { strFromU8, unzipSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import type { AnnotationsDocument, WrittenComment } from '../annotations-document';
import { writeDocument } from './write-document';

const COMMENT: WrittenComment = {
  by: 'Lea Rossi, 3 March 2026',
  isReply: false,
  paragraphs: [
    {
      depth: 0,
      isQuoted: false,
      runs: [
        { text: 'See ' },
        { text: 'BGE 144', isStrong: true },
        { text: ' and ' },
        { text: 'this', isEmphasized: true, href: 'https://court.example/a_b' },
        { text: ': 5 * 3 < 16.' },
      ],
    },
    { depth: 1, isQuoted: false, marker: '1.', runs: [{ text: 'first' }] },
    { depth: 1, isQuoted: false, marker: '3.', runs: [{ text: 'third' }] },
    { depth: 2, isQuoted: false, marker: '•', runs: [{ text: 'inner' }] },
    { depth: 1, isQuoted: true, runs: [{ text: 'They said so.' }] },
  ],
};

const aDocument = (quote = 'within fourteen days'): AnnotationsDocument => ({
  head: {
    language: 'en',
    title: 'Annotations',
    subtitle: 'Sales & [more]',
    name: 'Annotations: Sales & [more]',
    facts: ['Document: Law (OR), in force 1 January 2020', '1 annotation'],
    foot: 'Sales · Page {page} of {pages}',
    at: '2026-03-03T10:00:00.000Z',
  },
  blocks: [
    { type: 'heading', level: 1, text: 'Deadlines (yellow)', color: '#f2e280' },
    { type: 'heading', level: 2, text: 'Law (OR)' },
    {
      type: 'annotation',
      place: 'Art. 1 para. 2 OR, page 3',
      color: '#f2e280',
      quote,
      notes: ['Tags: time_limit'],
      foot: 'Lea Rossi, 1 March 2026',
      comments: [
        COMMENT,
        {
          by: 'Reply by Max Keller, 4 March 2026',
          isReply: true,
          paragraphs: [{ depth: 0, isQuoted: false, runs: [{ text: '# yes' }] }],
        },
      ],
    },
  ],
});

it('writes Markdown in which signs that people typed stay text', async () => {
  expect(new TextDecoder().decode(await writeDocument(aDocument(), 'md'))).toBe(
    String.raw`# Annotations: Sales \& \[more\]

Document: Law (OR), in force 1 January 2020\
1 annotation

## Deadlines (yellow)

### Law (OR)

**Art. 1 para. 2 OR, page 3**

> within fourteen days

Tags: time\_limit\
Lea Rossi, 1 March 2026

- **Lea Rossi, 3 March 2026**

  See **BGE 144** and [*this*](<https://court.example/a_b>): 5 \* 3 \< 16.

  1. first
  3. third
      - inner

  > They said so.

  - **Reply by Max Keller, 4 March 2026**

    \# yes
`,
  );
});

it('writes a link behind an exclamation mark as a link in Markdown, not as a picture', async () => {
  const runs = [{ text: 'Look!' }, { text: 'here', href: 'https://court.example/' }, { text: ' Yes!' }];
  const { head } = aDocument();
  const document: AnnotationsDocument = {
    head,
    blocks: [
      {
        type: 'annotation',
        place: 'Art. 1',
        color: '#f2e280',
        quote: '',
        notes: [],
        foot: '',
        comments: [{ by: 'Lea Rossi', isReply: false, paragraphs: [{ depth: 0, isQuoted: false, runs }] }],
      },
    ],
  };
  expect(new TextDecoder().decode(await writeDocument(document, 'md'))).toContain(
    String.raw`Look\![here](<https://court.example/>) Yes!`,
  );
});

/** The parts of a file for Word by their names. */
async function readDocx(document: AnnotationsDocument) {
  const files = unzipSync(await writeDocument(document, 'docx'));
  const part = (name: string): string => strFromU8(files[name] ?? new Uint8Array());
  const paragraphs = [...part('word/document.xml').matchAll(/<w:p>.*?<\/w:p>/gs)].map(([xml]) => ({
    xml,
    style: /<w:pStyle w:val="([^"]+)"/.exec(xml)?.[1],
    text: [...xml.matchAll(/<w:t[ >][^<]*<\/w:t>/g)].map(([run]) => run.replaceAll(/<[^>]+>/g, '')).join(''),
  }));
  return { part, paragraphs, of: (text: string) => paragraphs.find((each) => each.text.includes(text)) };
}

it('writes for Word with styles, headings, lists and links', async () => {
  const { part, of } = await readDocx(aDocument());
  expect(of('Deadlines')?.style).toBe('Heading1');
  expect(of('Law (OR)')?.style).toBe('AnnotationNote');
  expect(of('Art. 1 para. 2 OR')?.style).toBe('AnnotationPlace');
  expect(of('within fourteen days')).toMatchObject({ style: 'AnnotationQuote' });
  expect(of('within fourteen days')?.xml).toMatch(/<w:left [^>]*w:color="f2e280"/i);
  expect(of('BGE 144')?.xml).toMatch(/<w:r><w:rPr><w:b\/>.*?BGE 144/s);
  expect(of('BGE 144')?.text).toBe('See BGE 144 and this: 5 * 3 &lt; 16.');
  const link = /<w:hyperlink [^>]*r:id="([^"]+)"/.exec(of('BGE 144')?.xml ?? '')?.[1] ?? '';
  expect(part('word/_rels/document.xml.rels')).toMatch(
    new RegExp(`Id="${link}"[^>]*Target="https://court.example/a_b"`),
  );
  expect(of('third')?.xml).toMatch(/3\.<\/w:t><w:tab\/>/);
  expect(of('inner')?.xml).toContain('<w:numPr>');
  expect(of('inner')?.text).toBe('inner');
  expect(of('They said so.')?.style).toBe('CommentQuote');
  expect(part('word/footer1.xml')).toMatch(/Sales · Page .*PAGE.* of .*NUMPAGES/s);
  expect(part('word/styles.xml')).toContain('w:val="en-US"');
});

it('writes for Word nothing that XML cannot hold', async () => {
  const { part, of } = await readDocx(aDocument('two\u0000 \u001b\ud800lines\u{1f600}\uffff & <b>'));
  expect(of('two')?.text).toBe('two   \ufffdlines\u{1f600}  &amp; &lt;b&gt;');
  expect(part('word/document.xml')).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
});

it('prints runs of several looks in one line, with links', async () => {
  const data = await writeDocument(aDocument(), 'pdf');
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  const whole = texts.map(({ str }) => str).join('');
  const line = (text: string) => texts.find(({ str }) => str.includes(text));
  for (const text of [
    'Annotations',
    'Deadlines (yellow)',
    'Art. 1 para. 2 OR, page 3',
    'within fourteen days',
  ])
    expect(whole).toContain(text);
  expect(whole).toContain('See BGE 144 and this: 5 * 3 < 16.');
  expect(whole).toContain('Sales · Page 1 of 1');
  expect(line('BGE 144')?.transform[5]).toBe(line('See')?.transform[5]);
  expect(line('BGE 144')?.fontName).not.toBe(line('See')?.fontName);
  const left = (text: string) => Number(line(text)?.transform[4]);
  expect(whole).toContain('3. third');
  expect(left('inner')).toBeGreaterThan(left('third'));
  const [link] = (await page.getAnnotations()) as { url: string; rect: number[] }[];
  expect(link?.url).toBe('https://court.example/a_b');
  expect(link?.rect[0]).toBeCloseTo(left('this'), 0);
  await pdf.loadingTask.destroy();
});
