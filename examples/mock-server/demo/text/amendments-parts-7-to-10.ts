import type { Amendment } from '../amend';
import { FIRST, SECOND } from './amending-laws';

/** What the amending laws changed in Parts VII to X: charges, supervision, sanctions, final provisions. */
export const amendmentsOfCharges: readonly Amendment[] = [
  // Part VII
  {
    kind: 'replace',
    article: 'charge-task',
    find: 'for less than 3000 cubic metres a year;',
    with: `for less than 2000 cubic metres a year;[[Amended by Art. 1 no. 1 of ${FIRST}]]`,
  },
  { kind: 'repeal', article: 'charge-task', paragraph: '(3)', by: `Repealed by Art. 1 no. 1 of ${FIRST}` },
  {
    kind: 'replace',
    article: 'charge-hydropower',
    find: 'It amounts to no more than 96 crowns for each kilowatt.',
    with: 'It amounts to 110 crowns for each kilowatt.',
  },
  {
    kind: 'insert',
    after: 'charge-hydropower',
    text: `### charge-flexible | Flexible part of the charge[[Inserted by Art. 1 no. 3 of ${FIRST}]]
(1) If the mean price of electricity on the exchange exceeds 9 crowns for each hundred kilowatt hours in a calendar year, the charge rises by 1 crown for each kilowatt and each tenth of a crown of the excess, but by no more than 40 crowns.
(2) The holder may demand that the charge be calculated by the revenue he has actually earned, if he lays his accounts open.`,
  },
  {
    kind: 'replace',
    article: 'charge-assessment',
    find: 'interest of half of one per cent is due for each full month.',
    with: 'interest at the rate for taxes is due from the first day on.',
  },
  {
    kind: 'replace',
    article: 'charge-use',
    find: 'No more than 12 per cent',
    with: 'No more than 8 per cent',
  },
  {
    kind: 'replace',
    article: 'compensation-lapse',
    find: 'in any case twenty years after the measure.',
    with: 'in any case thirty years after the measure.',
  },
  {
    kind: 'replace',
    article: 'liability-insurance',
    find: 'damage of up to 20 million crowns',
    with: 'damage of up to 35 million crowns',
  },
  // Part VIII
  {
    kind: 'replace',
    article: 'supervision-task',
    find: 'are inspected at least once every two years, others by samples.',
    with: 'are inspected at least once a year, others by samples.',
  },
  {
    kind: 'replace',
    article: 'self-monitoring',
    find: 'more than 500 cubic metres of waste water a day, or abstracts more than 2000 cubic metres of water a day,',
    with: 'more than 300 cubic metres of waste water a day, or abstracts more than 1500 cubic metres of water a day,',
  },
  {
    kind: 'insert',
    after: 'self-monitoring',
    text: `### remote-reading | Remote reading[[Inserted by Art. 1 no. 29 of ${SECOND}]]
(1) Meters at places of abstraction of more than 200 cubic metres a day transmit their readings to the Basin Authority every hour.
(2) The data may be used only for the tasks under this Act. Readings of single hours are deleted after two years.`,
  },
  {
    kind: 'move',
    article: 'remedy-mediation',
    after: 'procedure-hearing',
    by: `Moved by Art. 1 no. 31 of ${SECOND}`,
  },
  {
    kind: 'replace',
    article: 'procedure-decision',
    find: 'within four months of the completion of the documents; if a report on the environment is required, within eight months.',
    with: 'within three months of the completion of the documents; if a report on the environment is required, within seven months.',
  },
  {
    kind: 'replace',
    article: 'remedy-effect',
    find: 'ends six months after it was lodged,',
    with: 'ends four months after it was lodged,',
  },
  {
    kind: 'replace',
    article: 'remedy-costs',
    find: 'between 200 and 15 000 crowns.',
    with: 'between 250 and 20 000 crowns.',
  },
  // Part IX
  {
    kind: 'replace',
    article: 'offence-abstraction',
    find: 'is liable to imprisonment for up to one year or to a fine.',
    with: 'is liable to imprisonment for up to two years or to a fine.',
  },
  {
    kind: 'replace',
    article: 'contravention',
    find: 'A fine of up to 20 000 crowns',
    with: 'A fine of up to 30 000 crowns',
  },
  {
    kind: 'replace',
    article: 'contravention',
    find: 'the fine may be raised to 100 000 crowns.',
    with: 'the fine may be raised to 250 000 crowns, or to 2 per cent of the turnover of the preceding year if that is more.',
  },
  { kind: 'repeal', article: 'contravention-minor', by: `Repealed by Art. 1 no. 34 of ${SECOND}` },
  // Part X
  {
    kind: 'replace',
    article: 'old-rights',
    find: 'They end no later than sixty years thereafter.',
    with: 'They end no later than forty years thereafter.',
  },
  {
    kind: 'insert',
    after: 'old-associations',
    text: `### transition-2025 | Transitional provisions of the amendment of 28 March 2025[[Inserted by Art. 1 no. 36 of ${SECOND}]]
(1) Structures and plantings within the wider strip of @flood-levees that existed lawfully on 1 July 2025 may remain. They may not be replaced.
(2) The first review under @review is held for licences granted before 1 January 2000 by 31 December 2028, and for the others by 31 December 2032.
(3) The wider buffer strip under @farming-distance is laid out by 1 March 2027.`,
  },
  {
    kind: 'replace',
    article: 'schedule-surface',
    find: 'copper: 2 micrograms per litre, dissolved;',
    with: 'copper: 1.5 micrograms per litre, dissolved;',
  },
  {
    kind: 'replace',
    article: 'schedule-abstraction',
    find: 'irrigation: 0.01 crowns, in the state of alert 0.03 crowns;',
    with: 'irrigation: 0.015 crowns, in the state of alert 0.04 crowns;',
  },
  {
    kind: 'replace',
    article: 'schedule-abstraction',
    find: 'bottling of mineral and table water: 1.40 crowns;',
    with: 'bottling of mineral and table water: 2.10 crowns;',
  },
  {
    kind: 'replace',
    article: 'schedule-discharge',
    find: 'The rate for each unit is 38 crowns a year.',
    with: 'The rate for each unit is 44 crowns a year.',
  },
];
