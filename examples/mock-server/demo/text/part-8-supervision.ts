export const supervision = `
# Part VIII | Supervision, Procedure and Legal Remedies

## Chapter 1 | Supervision

### supervision-task | Supervision of waters
(1) The Basin Authority supervises whether the provisions of this Act, and the conditions of licences, are complied with. Facilities named in Schedule 2 are inspected at least once every two years, others by samples.
(2) A record of each inspection is made within one month and served on the holder. The result is published in a summary that names the facility.

### supervision-powers | Powers
(1) Persons entrusted with supervision may, as far as it is necessary for their task:
(a) enter land, facilities and business premises during the usual working hours, and in case of imminent danger at any time;
(b) take samples and install measuring devices;
(c) inspect documents and data, and make copies of them;
(d) demand that facilities be set in motion or stopped.
(2) Dwellings may be entered only on the order of a judge, or to avert an urgent danger to public safety.
(3) Whoever is obliged to give information may refuse to answer questions if the answer would expose himself or a relative to the danger of prosecution.

### self-monitoring | Monitoring by the holder
(1) Whoever discharges more than 500 cubic metres of waste water a day, or abstracts more than 2000 cubic metres of water a day, monitors the facility himself and appoints an officer for the protection of waters.
(2) The officer advises the holder and the staff, controls compliance, and reports once a year to the management. He may not be disadvantaged because of his task.
(3) The results of the monitoring are kept for ten years and submitted on request.

### reporting | PendingTask to report incidents
(1) Whoever causes or notices an event from which pollution of a body of water is to be feared reports it without delay to the Basin Authority, the fire service or the police.
(2) A report made in fulfilment of this task may be used in criminal proceedings against the person who made it only with his consent.

### orders | Orders
(1) If a facility is operated in breach of this Act or of its licence, the Basin Authority orders the measures that are needed to restore the lawful state, and sets a term for them.
(2) If the order is not obeyed, it has the measures carried out at the cost of the person bound by it. In case of imminent danger it does so without a previous order.
(3) It may prohibit the further operation if the breach endangers people, or cannot be remedied in any other way.

### structures-illegal | Unlicensed structures
Structures that have been erected without the licence required are removed. If a licence could be granted, the Basin Authority sets a term of three months for the application. The claim to removal lapses thirty years after completion, save for structures in protection zones and flood areas.

## Chapter 2 | Procedure

### procedure-law | Law applicable
Unless this Act provides otherwise, the procedure is governed by the Administrative Procedure Act.[[Administrative Procedure Act of 20 December 1988, Official Gazette 1988 no. 304.]] Time limits set by this Act cannot be extended, except where it says so.

### procedure-joint | Concentration
(1) If a project needs decisions of several authorities besides the licence, the Basin Authority conducts the whole procedure and decides in one decision, after obtaining the consent of the others.
(2) An authority that does not state its opinion within sixty days is deemed to have consented, unless its consent is required for the protection of life or health.

### procedure-electronic | Electronic procedure
(1) Applications, plans and reports are submitted electronically through the portal of the Basin Authority. The holder of a small facility may submit them on paper.
(2) Decisions are served through the portal if the party has agreed. They are deemed to be served on the third day after they have been made available, or earlier if the party has opened them.

### procedure-hearing | Hearing
(1) If objections have been lodged, the Basin Authority holds an oral hearing on the spot within three months. The applicant, the objectors and the authorities concerned are summoned at least fourteen days before.
(2) The hearing is public. A record is kept, in which applications, declarations and agreements are entered in their wording.
(3) The hearing may be dispensed with if all parties waive it.

### procedure-decision | Decision
(1) The decision is taken within four months of the completion of the documents; if a report on the environment is required, within eight months. For weighty reasons the term may be extended once, by no more than three months.
(2) It states the reasons, deals with the objections, and is served on all parties with instructions on the legal remedies. Its operative part is published in the official gazette.

### procedure-provisional | Provisional measures
(1) During the procedure the Basin Authority may, on application or of its own motion, order provisional measures in order to preserve the existing state or to secure interests under threat.
(2) The applicant is liable for damage arising from a provisional measure if the claim for which it was ordered proves to be unfounded.

## Chapter 3 | Legal remedies

### remedy-objection | Administrative objection
(1) Against decisions of the Basin Authority an objection may be lodged with the Board of Water Appeals within thirty days of service.
(2) The Board decides in a composition of three members, one of whom is a hydrologist. It examines law and fact in full, but expediency only where the decision concerns the quantity of water.

### remedy-court | Appeal to the Administrative Court
(1) Decisions of the Board may be contested before the Administrative Court within thirty days.
(2) The appeal may be based on a breach of law, including abuse or excess of discretion, and on an incorrect or incomplete finding of the relevant facts.

### remedy-effect | Suspensive effect
(1) Remedies have suspensive effect. The authority may withdraw it if there is danger in delay, and must do so in the case of orders under @orders(3).
(2) The suspensive effect of an objection against a licence ends six months after it was lodged, unless the Board prolongs it on application because the objection is likely to succeed.

### standing-associations | Standing of associations
(1) Associations that have been devoted to the protection of nature, of waters or of fisheries according to their statutes for at least ten years, and are active in the whole of the territory, may lodge objections and appeals in their own name.
(2) They are excluded as far as they have not taken part in the procedure, although they had the opportunity.
(3) Agreements by which an association undertakes to withdraw a remedy against payment are void.

### remedy-costs | Costs
(1) In the procedure before the Board the unsuccessful party bears the costs. They amount to between 200 and 15 000 crowns.
(2) Associations under @standing-associations pay no more than half. If they act vexatiously, they bear the full costs.

### remedy-mediation | Mediation
(1) In every stage of the procedure the parties may jointly request mediation. Time limits are suspended while it lasts, but for no longer than six months.
(2) The mediator is chosen from the list kept by the Council. He is bound to secrecy and cannot be heard as a witness.
`;
