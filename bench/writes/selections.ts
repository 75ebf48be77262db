/** A stored text selection as a Code holds it: where it is, its quote, its color and who made it. */
export interface SelectionRow {
  readonly id: number;
  readonly documentId: number;
  readonly versionId: number;
  readonly startPage: number;
  readonly startElement: number;
  readonly startCharacter: number;
  readonly endPage: number;
  readonly endElement: number;
  readonly endCharacter: number;
  readonly text: string;
  readonly color: string;
  readonly status: string;
  readonly rects: readonly (readonly [number, number, number, number])[];
  readonly createdBy: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The tables of the benchmark's Code. */
export type SelectionTables = { selections: SelectionRow };

const LAW = `Wer vorsätzlich oder fahrlässig das Leben, den Körper, die Gesundheit, die Freiheit, das Eigentum oder ein sonstiges
Recht eines anderen widerrechtlich verletzt, ist dem anderen zum Ersatz des daraus entstehenden Schadens verpflichtet.
La pension est due même si la faute n’a pas été commise intentionnellement; the court shall have regard to all the circumstances. `;

/** A selection of 500 to 700 bytes of JSON, always the same for the same number. */
export function selection(id: number): SelectionRow {
  const page = id % 680;
  const from = (id * 31) % 200;
  const at = new Date(1_760_000_000_000 + id * 1_000).toISOString();
  return {
    id,
    documentId: 1 + (id % 12),
    versionId: 1 + (id % 3),
    startPage: page,
    startElement: id % 97,
    startCharacter: id % 41,
    endPage: page,
    endElement: (id % 97) + 2,
    endCharacter: id % 23,
    text: LAW.slice(from, from + 60 + ((id * 13) % 120)),
    color: `COLOR_${1 + (id % 20)}`,
    status: 'success',
    rects: [
      [72.25, 100.5 + (id % 500), 451.125, 12.75],
      [72.25, 115.25 + (id % 500), 220.5, 12.75],
    ],
    createdBy: 1 + (id % 9),
    createdAt: at,
    updatedAt: at,
  };
}

/** Selections that make so many bytes of JSON in all. */
export function selectionsOf(bytes: number): SelectionRow[] {
  const rows: SelectionRow[] = [];
  for (let total = 0; total < bytes;) {
    const row = selection(rows.length + 1);
    total += Buffer.byteLength(JSON.stringify(row)) + 1;
    rows.push(row);
  }
  return rows;
}
