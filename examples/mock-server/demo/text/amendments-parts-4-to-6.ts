import type { Amendment } from '../amend';
import { SECOND } from './amending-laws';

/** What the amending laws changed in Parts IV to VI: protection, floods, associations. */
export const amendmentsOfProtection: readonly Amendment[] = [
  // Part IV
  {
    kind: 'replace',
    article: 'sewage-plants',
    find: 'Plants for more than 8000 inhabitants are fitted by 31 December 2032',
    with: 'Plants for more than 5000 inhabitants are fitted by 31 December 2035, those for more than 8000 inhabitants by 31 December 2030,',
  },
  {
    kind: 'replace',
    article: 'farming-distance',
    find: 'a strip of at least 6 metres,',
    with: 'a strip of at least 10 metres,',
  },
  {
    kind: 'replace',
    article: 'farming-distance',
    find: 'as far as the strip is wider than 6 metres.',
    with: 'as far as the strip is wider than 10 metres.',
  },
  {
    kind: 'insert',
    after: 'hazardous-storage',
    text: `### persistent | Persistent substances[[Inserted by Art. 1 no. 20 of ${SECOND}]]
(1) Whoever uses substances that are persistent, mobile and toxic, and are named in the list of the Ministry, in quantities of more than 10 kilograms a year, reports kind, quantity and whereabouts to the Basin Authority.
(2) Their discharge is forbidden from 1 January 2029 on. Until then it is to be reduced by a third every year, measured by the year 2024.
(3) Fire-fighting foam that contains such substances may no longer be used for practice.`,
  },
  {
    kind: 'move',
    article: 'closed-aquifers',
    after: 'drought-grades',
    by: `Moved by Art. 1 no. 21 of ${SECOND}`,
  },
  {
    kind: 'replace',
    article: 'closed-aquifers',
    find: 'are renewed at no more than 70 per cent of the former quantity.',
    with: 'are renewed at no more than 60 per cent of the former quantity.',
  },
  {
    kind: 'replace',
    article: 'residual-flow',
    find: '65 litres a second and half of what lies above 80;',
    with: '65 litres a second and three fifths of what lies above 80;',
  },
  {
    kind: 'replace',
    article: 'residual-flow',
    find: '225 litres a second and three tenths of what lies above 400;',
    with: '257 litres a second and three tenths of what lies above 400;',
  },
  {
    kind: 'replace',
    article: 'restoration',
    find: 'at least 4 per cent of the stretches',
    with: 'at least 6 per cent of the stretches',
  },
  // Part V
  {
    kind: 'add',
    article: 'flood-maps',
    after: '(3)',
    text: '(4) Surface run-off after heavy rain is shown on a map of its own. Paragraph 3 applies to it from 1 January 2027 on.',
  },
  {
    kind: 'replace',
    article: 'flood-areas',
    find: 'Areas that are flooded on average once in a hundred years,',
    with: 'Areas that are flooded on average once in a hundred and fifty years,',
  },
  {
    kind: 'insert',
    after: 'flood-areas',
    text: `### flood-origin | Areas where floods arise[[Inserted by Art. 1 no. 24 of ${SECOND}]]
(1) In areas whose slopes and soils let heavy rain run off within a short time, the Basin Authority may require that for each square metre newly sealed, 50 litres of rain be held back on the same plot.
(2) It may prescribe that arable land be tilled across the slope, and that hedges and ditches which slow the run-off be preserved.`,
  },
  {
    kind: 'replace',
    article: 'flood-levees',
    find: 'within 5 metres of their foot,',
    with: 'within 8 metres of their foot,',
  },
  {
    kind: 'replace',
    article: 'flood-warning',
    find: 'a storage of more than 500 000 cubic metres',
    with: 'a storage of more than 200 000 cubic metres',
  },
  {
    kind: 'replace',
    article: 'drought-grades',
    find: 'in which abstractions of the ranks under @ranking(1)(e) and (f) are reduced by a quarter;',
    with: 'in which abstractions of the ranks under @ranking(1)(f), (g) and (h) are reduced by a third;',
  },
  {
    kind: 'replace',
    article: 'drought-plan',
    find: 'Suppliers of more than 2000 inhabitants, and irrigators with more than 100 hectares,',
    with: 'Suppliers of more than 1000 inhabitants, and irrigators with more than 40 hectares,',
  },
  {
    kind: 'replace',
    article: 'maintenance-manner',
    find: 'on more than half of a stretch',
    with: 'on more than a third of a stretch',
  },
  // Part VI
  {
    kind: 'replace',
    article: 'association-assembly',
    find: 'Nobody may hold more than two fifths of the votes.',
    with: 'Nobody may hold more than one third of the votes.',
  },
  {
    kind: 'add',
    article: 'association-assembly',
    after: '(3)',
    text: '(4) The statutes may provide that members take part and vote electronically, if the identity of those who vote and the secrecy of elections are assured.',
  },
  {
    kind: 'replace',
    article: 'association-board',
    find: 'current business of up to 5000 crowns.',
    with: 'current business of up to 8000 crowns.',
  },
  {
    kind: 'replace',
    article: 'association-audit',
    find: 'exceeds 250 000 crowns',
    with: 'exceeds 400 000 crowns',
  },
];
