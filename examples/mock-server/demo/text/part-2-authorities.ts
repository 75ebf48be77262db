export const authorities = `
# Part II | Authorities, Plans and Register

## Chapter 1 | Authorities

### ministry | The Ministry
(1) The Ministry responsible for the environment supervises the execution of this Act throughout the territory.
(2) It issues the technical directives that are needed for a uniform execution, after hearing the Basin Authorities, the associations of municipalities and the professional associations concerned.
(3) It reports to Parliament every four years on the state of the inland waters, on the measures taken and on their cost.

### basin-authority | Basin Authorities
(1) A Basin Authority is set up for each of the seven basins named in Schedule 1. It is an institution under public law with its own legal personality.
(2) The Basin Authority is competent for all decisions under this Act that are not assigned to another authority. In particular it:
(a) draws up the basin plan and sees to its execution;
(b) grants, amends and withdraws licences;
(c) keeps the Register for its basin;
(d) runs the network of gauges and observation wells;
(e) sets and levies the charges under Part VII;
(f) gives warning of floods and of shortage.
(3) The Basin Authority is led by a board of five persons, who are appointed by the Government for six years and may be reappointed once. At least two of them must have professional experience in hydrology or hydraulic engineering, and at least one must be qualified to hold judicial office.

### municipality | Municipalities
(1) The municipalities care for the waters of local importance within their territory, in particular for ditches, village ponds and streams with a catchment area of less than five square kilometres.
(2) They may fulfil their tasks jointly, or transfer them by agreement to the Basin Authority against reimbursement of the costs.

### council | Council for Inland Waters
(1) The Council for Inland Waters advises the Ministry and the Basin Authorities. It has fifteen members, who work without pay: five from science, five from the circles of users and five from associations for the protection of nature and of consumers.
(2) It may submit recommendations on its own motion. The authority to which a recommendation is addressed shall answer it within four months, in public and giving reasons.
(3) The sittings of the Council are public unless the Council decides otherwise by a majority of two thirds of those present.

## Chapter 2 | Basin plans

### plan-task | PendingTask to plan
(1) The Basin Authority draws up a plan for its basin, reviews it every six years and adapts it where circumstances have changed considerably.
(2) The plan binds the authorities. Third parties it binds only as far as it is carried into effect by a decision or an ordinance.

### plan-content | Content of the plan
The basin plan sets out at least:
(a) a description of the basin, of its waters and of the pressures upon them;
(b) a balance of the quantity of water, by month, for a mean year and for a dry year;
(c) the objectives for quality and quantity of each body of water, and the term within which they are to be reached;
(d) the areas to be protected, and those at risk from floods;
(e) the measures intended, the order in which they are to be taken, who is to take them and what they are expected to cost;
(f) the share of the yield that is set aside for future public supplies.

### plan-procedure | Procedure
(1) The draft of the plan is laid open for inspection for sixty days in every municipality of the basin and published electronically. Everyone may submit comments within that time.
(2) The Basin Authority examines the comments. It records in a report, published together with the plan, how it has dealt with them; comments with the same content may be dealt with together.
(3) The plan is approved by the Government. Approval is to be refused only if the plan infringes the law or conflicts with the plan of a neighbouring basin.

### plan-interim | Interim measures
(1) From the time at which the draft is laid open, the Basin Authority may for no more than two years suspend the treatment of applications whose approval would considerably impede the execution of the plan.
(2) An applicant whose application is suspended for longer than one year may claim reimbursement of the reasonable costs of keeping the project ready.

## Chapter 3 | The Register of Water Rights

### register-keeping | Keeping of the Register
(1) The Register shows all licences, all rights recognised under @old-rights, the protection zones and the waters declared closed to further use.
(2) It is kept electronically. Each right has a sheet of its own, with a number that is never assigned again.
(3) A right that is subject to entry arises, changes and ends, with effect towards third parties, at the time of the entry. The entry takes effect at the time of the application for it, unless the application was incomplete and was not completed within the time set.

### register-content | Content of a sheet
(1) The sheet of a licence shows:
(a) the holder, and the land or the facility with which the right is connected;
(b) the body of water, with the coordinates of each place of abstraction, storage and return;
(c) the purpose, the largest quantity by second, day and year, and the residual flow to be left;
(d) the date of the grant, the term, and the conditions imposed;
(e) transfers, pledges and restraints on disposal.
(2) Evidence on which an entry is based is kept for as long as the entry exists, and for thirty years thereafter.

### register-faith | Effect of entries
(1) Whoever relies in good faith on an entry and for that reason acquires a right is protected in the acquisition.
(2) The authenticity of an entry is presumed. The presumption does not extend to the statements of quantity in entries made before 1 January 1975.
(3) Nobody can plead ignorance of an entry.

### register-correction | Correction
(1) Errors in writing or calculation are corrected by the registrar on his own motion. Everyone whose right is shown by the sheet is informed of the correction within ten days.
(2) Whoever is impaired in a right by an unjustified entry may apply for its correction. If a person shown by the entry objects, the registrar refers the applicant to the court and notes the dispute in the Register.
(3) The Republic is liable for damage that arises from the keeping of the Register. It has recourse against officials who have acted with intent or gross negligence.
`;
