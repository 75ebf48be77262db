import type { Amendment } from '../amend';
import { FIRST, SECOND } from './amending-laws';

/** What the amending laws changed in Parts I to III: general provisions, authorities, uses. */
export const amendmentsOfUses: readonly Amendment[] = [
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
    article: 'licence-task',
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
(3) The use does not need a permit under @licence-task, but is reported to the Basin Authority before it begins.`,
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
];
