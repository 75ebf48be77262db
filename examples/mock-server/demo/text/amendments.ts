import type { Amendment } from '../amend';

const FIRST =
  'the Water Charges Reform Act of 22 November 2021, in force since 1 January 2022 (Official Gazette 2021 no. 301).';
const SECOND =
  'the Flood and Drought Act of 28 March 2025, in force since 1 July 2025 (Official Gazette 2025 no. 87).';

/** What the two amending laws of 2021 and 2025 changed. */
export const amendments: readonly Amendment[] = [
  // Part I
  {
    kind: 'replace',
    article: 'purpose',
    find: 'as a foundation of life for people, animals and plants, as a source of drinking water and energy,',
    with: 'as a foundation of life for people, animals and plants, as a source of drinking water and energy, as a store against heat and drought,',
  },
  {
    kind: 'replace',
    article: 'scope',
    find: 'no more than 500 square metres',
    with: 'no more than 300 square metres',
  },
  {
    kind: 'replace',
    article: 'definitions',
    find: 'the highest flood that is to be expected once in five years;',
    with: `the highest flood that is to be expected once in ten years;[[Amended by Art. 1 no. 1 of ${SECOND}]]`,
  },
  {
    kind: 'insert',
    after: 'precaution',
    text: `### climate | Adaptation to climate change[[Inserted by Art. 1 no. 2 of ${SECOND}]]
(1) Plans, licences and structures under this Act shall take account of the changes of run-off, temperature and groundwater that are to be expected, according to the recognised scenarios, during their term or their life.
(2) The Ministry names the scenarios to be used and reviews them every five years. Where a measure proves right under all of them, it is to be preferred to one that proves right under the most likely one only.`,
  },
  {
    kind: 'replace',
    article: 'polluter',
    find: 'by the Republic to two thirds and by the municipality to one third.',
    with: 'by the Republic to three quarters and by the municipality to one quarter.',
  },
  {
    kind: 'replace',
    article: 'cooperation',
    find: 'at least sixty days to comment on plans and thirty days to comment on applications for a licence of more than 1000 cubic metres a day.',
    with: 'at least ninety days to comment on plans and thirty days to comment on applications for a licence of more than 800 cubic metres a day.',
  },
  { kind: 'repeal', article: 'cooperation', paragraph: '(3)', by: `Repealed by Art. 1 no. 3 of ${SECOND}` },
  // Part II
  {
    kind: 'replace',
    article: 'basin-authority',
    find: 'gives warning of floods and of shortage.',
    with: 'gives warning of floods, of shortage and of heat in waters.',
  },
  {
    kind: 'replace',
    article: 'basin-authority',
    find: 'a board of five persons, who are appointed by the Government for six years',
    with: 'a board of seven persons, who are appointed by the Government for five years',
  },
  {
    kind: 'replace',
    article: 'council',
    find: 'It has fifteen members, who work without pay: five from science, five from the circles of users and five from associations for the protection of nature and of consumers.',
    with: 'It has eighteen members, who work without pay: six from science, six from the circles of users and six from associations for the protection of nature and of consumers.',
  },
  {
    kind: 'add',
    article: 'plan-content',
    after: '',
    text: 'The plan shows separately which of the measures are needed under @climate.',
  },
  {
    kind: 'rewrite',
    article: 'plan-procedure',
    paragraph: '(1)',
    text: `(1) The draft of the plan is published on the portal of the Basin Authority for ninety days, together with a summary in plain language.[[Amended by Art. 1 no. 6 of ${SECOND}]] Everyone may submit comments within that time. On request of a municipality the draft is explained at a public meeting in its territory.`,
  },
  { kind: 'repeal', article: 'plan-interim', by: `Repealed by Art. 1 no. 7 of ${SECOND}` },
  {
    kind: 'replace',
    article: 'register-faith',
    find: 'made before 1 January 1975.',
    with: 'made before 1 January 1960.',
  },
  {
    kind: 'insert',
    after: 'register-correction',
    text: `### register-open-data | Open data[[Inserted by Art. 1 no. 8 of ${SECOND}]]
(1) The licensed quantities, the quantities actually used in each year, and the data of the gauges are published in a machine-readable form under a free licence.
(2) Personal data are published only as far as they are part of the sheet of a right. The address of a natural person is never published.`,
  },
  // Part III
  {
    kind: 'replace',
    article: 'licence-duty',
    find: 'the abstraction of up to 5 cubic metres a day for a household',
    with: 'the abstraction of up to 3 cubic metres a day for a household',
  },
  {
    kind: 'replace',
    article: 'licence-kinds',
    find: 'runs for no more than sixty years.',
    with: `runs for no more than forty years.[[Amended by Art. 1 no. 9 of ${SECOND} Concessions granted before that day keep their term.]]`,
  },
  {
    kind: 'replace',
    article: 'application',
    find: 'The Basin Authority confirms receipt within ten days and examines within thirty days',
    with: 'The Basin Authority confirms receipt at once and examines within twenty days',
  },
  {
    kind: 'rewrite',
    article: 'ranking',
    paragraph: '(1)',
    text: `(1) Where the water does not suffice for all, uses rank in the following order:[[Amended by Art. 1 no. 11 of ${SECOND}]]
(a) supply of drinking water, and water for the sick and for fire-fighting;
(b) preservation of the residual flow;
(c) watering of animals;
(d) watering of crops that serve as food;
(e) cooling, as far as the security of the supply of electricity depends on it;
(f) production of energy in other cases;
(g) trade and industry;
(h) navigation, sport and recreation.`,
  },
  {
    kind: 'replace',
    article: 'competing',
    find: 'it decides by lot.',
    with: 'it grants the licence to the applicant who returns the larger share of the water to the same body of water.',
  },
  {
    kind: 'insert',
    after: 'conditions-imposed',
    text: `### review | Periodic review[[Inserted by Art. 1 no. 12 of ${SECOND}]]
(1) Every ten years the Basin Authority reviews whether a licence still agrees with the basin plan and with the flow that is to be expected. It informs the holder of the result.
(2) If the quantity licensed has not been used to more than two thirds in any of the last ten years, it is reduced to the largest quantity used, with an addition of 10 per cent. There is no compensation for the reduction.
(3) For abstractions of less than 50 cubic metres a day a review is held only if there is a particular reason for it.`,
  },
  {
    kind: 'replace',
    article: 'renewal',
    find: 'at the earliest ten and at the latest three years before the licence expires.',
    with: 'at the earliest eight and at the latest five years before the licence expires.',
  },
  {
    kind: 'replace',
    article: 'expiry',
    find: 'within five years of the grant, or lies idle for five years running.',
    with: 'within four years of the grant, or lies idle for three years running.',
  },
  {
    kind: 'replace',
    article: 'supply-reserve',
    find: 'more than 5000 inhabitants',
    with: 'more than 3000 inhabitants',
  },
  {
    kind: 'replace',
    article: 'supply-leakage',
    find: 'If the loss exceeds 15 per cent',
    with: 'If the loss exceeds 12 per cent',
  },
  {
    kind: 'replace',
    article: 'irrigation-term',
    find: "From 15 June to 31 August sprinklers may not be used between ten o'clock in the morning and six o'clock in the evening.",
    with: "From 1 June to 15 September sprinklers may not be used between nine o'clock in the morning and seven o'clock in the evening.",
  },
  {
    kind: 'repeal',
    article: 'irrigation-exchange',
    paragraph: '(2)',
    by: `Repealed by Art. 1 no. 14 of ${SECOND}`,
  },
  {
    kind: 'add',
    article: 'irrigation-exchange',
    after: '(2)',
    text: '(3) The Basin Authority runs a marketplace on which quantities are offered. It takes 2 per cent of the price for the restoration of waters.',
  },
  {
    kind: 'insert',
    after: 'irrigation-exchange',
    text: `### irrigation-reuse | Reuse of treated waste water[[Inserted by Art. 1 no. 15 of ${SECOND}]]
(1) Treated waste water may be used for irrigation if it meets the values laid down by the Ministry for the class of crop. Crops that are eaten raw may be irrigated with it only below the ground.
(2) Whoever treats the water and whoever uses it draw up a plan of risk management together. Each of them is answerable for the part that he controls.
(3) The use does not need a permit under @licence-duty, but is reported to the Basin Authority before it begins.`,
  },
  {
    kind: 'replace',
    article: 'hydro-surge',
    find: 'by more than 12 centimetres within an hour.',
    with: 'by more than 8 centimetres within an hour.',
  },
  {
    kind: 'replace',
    article: 'hydro-reversion',
    find: 'in the last twenty years before the end',
    with: 'in the last fifteen years before the end',
  },
  {
    kind: 'replace',
    article: 'cooling-reduction',
    find: 'If the temperature of the watercourse exceeds 24 degrees upstream of the facility on three days running, the holder reduces the introduction of heat by half, and at 25 degrees stops it.',
    with: 'If the temperature of the watercourse exceeds 23 degrees upstream of the facility on two days running, the holder reduces the introduction of heat by half, and at 25 degrees stops it at once.',
  },
  {
    kind: 'retitle',
    article: 'gravel-limit',
    title: `Limits of extraction and supply of bed load[[Amended by Art. 1 no. 17 of ${SECOND}]]`,
  },
  {
    kind: 'add',
    article: 'gravel-limit',
    after: '(2)',
    text: '(3) Where a stretch lacks bed load, the Basin Authority may order that matter which has been dredged upstream of a dam be returned to the watercourse below it.',
  },
  {
    kind: 'replace',
    article: 'boats',
    find: 'Within 150 metres of the bank the speed is limited to 10 kilometres an hour.',
    with: 'Within 300 metres of the bank the speed is limited to 8 kilometres an hour.',
  },
  {
    kind: 'repeal',
    article: 'farm-disease',
    paragraph: '(2)',
    by: `Repealed by Art. 2 of ${FIRST} See now the Animal Health Act.`,
  },
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
  // Part VII
  {
    kind: 'replace',
    article: 'charge-duty',
    find: 'for less than 3000 cubic metres a year;',
    with: `for less than 2000 cubic metres a year;[[Amended by Art. 1 no. 1 of ${FIRST}]]`,
  },
  { kind: 'repeal', article: 'charge-duty', paragraph: '(3)', by: `Repealed by Art. 1 no. 1 of ${FIRST}` },
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
    article: 'supervision-duty',
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
