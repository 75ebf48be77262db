export const licences = `
# Part III | Licences

## Chapter 1 | Common provisions

### licence-task | Requirement of a licence
(1) A licence is required by whoever wishes to:
(a) abstract, divert, dam up or store water from a public body of water;
(b) introduce water or heat into a public body of water;
(c) take solid matter from the bed, or place structures in it;
(d) use a public body of water in any other way that goes beyond common use.
(2) No licence is required for the abstraction of up to 5 cubic metres a day for a household, for temporary abstraction by the fire service, or for measures of maintenance under @maintenance.
(3) Facilities that need a licence may be built only when the licence has become final. The Basin Authority may allow preparatory works at the risk of the applicant.

### licence-kinds | Forms of the licence
(1) The licence is granted as:
(a) a *permit*, which may be revoked for important reasons and runs for no more than twelve years;
(b) a *concession*, which grants a vested right to use the water and runs for no more than sixty years.
(2) A concession is granted only if the applicant could not reasonably be expected to carry out the project without an assured legal position.

### application | Application
(1) The application is submitted to the Basin Authority. It contains the particulars that are needed to assess the project, in particular plans, a technical report, a statement on the need for water and the possibilities of saving it, and the names of the riparian owners concerned.
(2) The Basin Authority confirms receipt within ten days and examines within thirty days whether the application is complete. If it does not ask for more within that time, the application is deemed to be complete.
(3) For projects named in Schedule 2 a report on the effects on the environment shall be annexed.

### publication | Publication and objections
(1) A complete application is published in the official gazette and laid open for thirty days.
(2) Whoever is affected by the project more than the public at large, and has an interest worthy of protection, may lodge a reasoned objection within that time. The same right belongs to associations under @standing-associations.
(3) Whoever lodges no objection is excluded from the further procedure, unless he was prevented without fault.

### licence-conditions | Requirements for the grant
A licence is granted if:
(a) the use agrees with the basin plan and the objectives for the body of water;
(b) the residual flow under @residual-flow remains assured;
(c) no better-ranked use under @ranking is impaired;
(d) the rights of third parties are not affected, or are compensated in full;
(e) the applicant offers assurance that the facility will be run safely and removed at the end of its life;
(f) no prevailing public interest stands against it.

### ranking | Order of uses
(1) Where the water does not suffice for all, uses rank in the following order:
(a) supply of drinking water, and water for the sick and for fire-fighting;
(b) preservation of the residual flow;
(c) watering of animals and of crops that serve as food;
(d) production of energy, and cooling;
(e) trade and industry;
(f) navigation, sport and recreation.
(2) Within one rank the older licence prevails. If licences are equally old, the water is divided in proportion to the licensed quantities.

### competing | Competing applications
(1) If several applications cannot be granted side by side, the one that better serves the public interest prevails. If they serve it equally, the Basin Authority invites the applicants to agree, and if they do not within six months, it decides by lot.
(2) Concessions for hydropower above 3 megawatts are put out to tender.

### conditions-imposed | Conditions and charges
(1) The licence may be tied to conditions and burdens that are needed to meet the requirements of this Act. In particular the licensee may be obliged to:
(a) measure quantities and qualities continuously and to submit the data;
(b) build and maintain passes for fish and other animals;
(c) take out insurance or furnish security for the removal of the facility;
(d) tolerate the joint use of the facility by others against a reasonable share of the costs.
(2) Conditions may also be imposed later if the state of the water or of the art has changed considerably. They must be economically reasonable for the licensee; vested rights are to be respected.

### transfer | Transfer
(1) A licence passes to the acquirer of the land or facility with which it is connected. Any other transfer needs the consent of the Basin Authority.
(2) The acquirer gives notice of the transfer within two months. Until then the former holder remains liable beside him.

### renewal | Renewal
(1) Whoever wishes to continue a use applies for renewal at the earliest ten and at the latest three years before the licence expires.
(2) The renewed licence is governed by the law in force at the time of the renewal. The former holder is preferred over other applicants if the offers are of equal value.
(3) If the decision is delayed for reasons that do not lie with the holder, the use may go on under the former conditions until the decision is final.

### expiry | End of the licence
(1) The licence ends by expiry of its term, by surrender, by withdrawal, or if the facility is not put into service within five years of the grant, or lies idle for five years running.
(2) The Basin Authority withdraws a licence without compensation if it was obtained by false statements, or if the holder gravely or repeatedly breaches tasks in spite of a warning.
(3) At the end of the licence the holder removes the facilities and restores the body of water, unless the Basin Authority orders that they be left or taken over. It may take over facilities of public interest against payment of their residual value.

### tolerance | Tolerance by neighbours
(1) Riparian owners tolerate, against full compensation, the works that are necessary for building and maintaining licensed facilities, if these cannot be carried out otherwise with reasonable effort.
(2) Works are announced at least fourteen days in advance, save in an emergency.
`;
