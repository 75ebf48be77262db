import { describe, expect, it } from 'vitest';
import { composeShareMail } from './share-mail';
import type { SharedEntity } from './shared-entity';

const URL_OF = 'https://glossator.example/codes/5/5000000001?selection=5000000002';

const annotation = (changes: Partial<SharedEntity> = {}): SharedEntity => ({
  kind: 'annotation',
  sender: { name: 'Ada Keller', email: 'ada@kanzlei.example' },
  message: 'Please look at this.\nIt matters.',
  quote: {
    text: 'The buyer must pay the price.',
    citation: 'Art. 28 Abs. 2',
    page: 12,
  },
  remarks: [{ author: { name: 'Max Rossi' }, at: '2026-03-03T10:05:00.000Z', text: 'Since when?' }],
  attachments: [{ name: 'Plan.png', size: 1536 }],
  codeTitle: 'Obligations',
  documentTitle: 'Code of obligations',
  version: { number: 2, createdAt: '2026-02-01T10:00:00.000Z' },
  url: URL_OF,
  ...changes,
});

describe('a mail that shares', () => {
  it('an annotation has all of it, as text and as html', async () => {
    const { subject, text, html } = await composeShareMail(annotation(), 'en');
    expect(subject).toBe('Ada Keller has shared an annotation with you: Art. 28 Abs. 2, Code of obligations');
    expect(text).toBe(
      [
        'Ada Keller has shared an annotation with you.',
        'Please look at this.\nIt matters.',
        '“The buyer must pay the price.”\nArt. 28 Abs. 2, page 12 of the PDF',
        'Document: Code of obligations, version 2 of 1 February 2026\nCode: Obligations',
        'Comments',
        'Max Rossi, 3 March 2026 at 10:05 UTC:\n  Since when?',
        'Attachments – They are not sent along: open the link to see them.',
        '- Plan.png (1.5 kB)',
        `Open the annotation:\n${URL_OF}`,
        '-- \nThe link works for those who have access to this Code. Answers to this message go to Ada Keller (ada@kanzlei.example).',
      ].join('\n\n'),
    );
    for (const part of ['Please look at this.', 'The buyer must pay the price.', 'Art. 28 Abs. 2, page 12'])
      expect(html).toContain(part);
    for (const part of ['Since when?', 'Max Rossi', 'Plan.png (1.5 kB)', 'version 2 of', 'Obligations'])
      expect(html).toContain(part);
    expect(html.match(/href="([^"]*)"/g)).toEqual([`href="${URL_OF}"`, `href="${URL_OF}"`]);
    expect(html).toContain('<html dir="ltr" lang="en">');
  });

  it('cites by the short name of the document, and has it beside the title', async () => {
    const { subject, text } = await composeShareMail(annotation({ shortName: 'CO' }), 'en');
    expect(subject).toBe('Ada Keller has shared an annotation with you: Art. 28 Abs. 2, CO');
    expect(text).toContain('Document: Code of obligations, CO, version 2 of 1 February 2026');
  });

  it('is in the language of the sender', async () => {
    const { subject, text, html } = await composeShareMail(annotation(), 'de');
    expect(subject).toContain('hat eine Anmerkung mit Ihnen geteilt');
    expect(text).toContain('Fassung 2 vom 1. Februar 2026');
    expect(text).toContain('„The buyer must pay the price.“\nArt. 28 Abs. 2, Seite 12 des PDF');
    expect(text).toContain('Anlagen');
    expect(html).toContain('lang="de"');
  });

  it('is in Italian for a sender who reads Italian', async () => {
    const { subject, text, html } = await composeShareMail(annotation(), 'it');
    expect(subject).toContain('ha condiviso con Lei un’annotazione');
    expect(text).toContain('versione 2 in data 1º febbraio 2026');
    expect(text).toContain('«The buyer must pay the price.»\nArt. 28 Abs. 2, pagina 12 del PDF');
    expect(html).toContain('lang="it"');
  });

  it('is in Spanish for a sender who reads Spanish', async () => {
    const { subject, text, html } = await composeShareMail(annotation(), 'es');
    expect(subject).toContain('ha compartido una anotación con usted');
    expect(text).toContain('versión 2 del 1 de febrero de 2026');
    expect(text).toContain('«The buyer must pay the price.»\nArt. 28 Abs. 2, página 12 del PDF');
    expect(html).toContain('lang="es"');
  });

  it('is in French for a sender who reads French', async () => {
    const { subject, text, html } = await composeShareMail(annotation(), 'fr');
    expect(subject).toContain('a partagé une annotation avec vous');
    expect(text).toContain('version 2 du 1er février 2026');
    expect(text).toContain('«\u202FThe buyer must pay the price.\u202F»\nArt. 28 Abs. 2, page 12 du PDF');
    expect(html).toContain('lang="fr"');
  });

  it('says of an area that it is one, for it has no words', async () => {
    const quote = { text: '', citation: undefined, page: 3 };
    const { text, html } = await composeShareMail(annotation({ quote }), 'en');
    expect(text).toContain('A marked area of the page\npage 3');
    expect(text).not.toContain('“”');
    expect(html).toContain('A marked area of the page');
  });

  it('leaves out what there is not', async () => {
    const bare = annotation({ message: ' ', remarks: [], attachments: [], codeTitle: '' });
    const { text, html } = await composeShareMail({ ...bare, quote: undefined, kind: 'note' }, 'en');
    expect(text.split('\n\n').slice(0, 2)).toEqual([
      'Ada Keller has shared a note with you.',
      'Document: Code of obligations, version 2 of 1 February 2026',
    ]);
    expect(html).not.toMatch(/Comments|Attachments|Code:/);
  });

  it('takes nothing that people wrote for html', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>&amp;';
    const { html } = await composeShareMail(
      annotation({
        sender: { name: evil, email: 'ada@kanzlei.example' },
        message: evil,
        quote: { text: evil, citation: evil, page: 1 },
        remarks: [{ author: { name: evil }, at: '2026-03-03T10:05:00.000Z', text: evil }],
        attachments: [{ name: evil, size: 1 }],
        codeTitle: evil,
        documentTitle: evil,
      }),
      'en',
    );
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>"/i);
    expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThanOrEqual(8);
  });

  it('has a subject of one line, whatever the names are', async () => {
    const name = 'Eve\r\nBcc: all@evil.example\u202etxt.exe';
    const shared = annotation({
      sender: { name, email: 'a@b.example' },
      documentTitle: `a\n${'x'.repeat(500)}`,
    });
    const { subject } = await composeShareMail(shared, 'en');
    expect(subject).toMatch(/^Eve Bcc: all@evil\.exampletxt\.exe has shared/);
    expect(subject).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(subject.length).toBeLessThanOrEqual(200);
  });
});
