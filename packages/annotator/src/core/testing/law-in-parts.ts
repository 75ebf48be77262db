import type { FakeDocument } from './fake-document';

/** A law on two pages: two parts with two articles each, the third of them in paragraphs. */
export const LAW_IN_PARTS: FakeDocument = {
  pages: [
    [
      'Gesetz über die Rechte der Personen',
      'Teil 1 Allgemeines',
      '§ 1 Zweck',
      'Es gilt das Recht.',
      '§ 2 Ziel',
      'Es gilt.',
    ],
    [
      'Teil 2 Besonderes',
      '§ 3 Form',
      '(1) Der Vertrag gilt.',
      '(2) Er ist zu halten.',
      '§ 4 Ende',
      'Es gilt nicht.',
    ],
  ],
};
