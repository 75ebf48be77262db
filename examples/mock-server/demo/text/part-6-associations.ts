export const associations = `
# Part VI | Water Associations

## Chapter 1 | Foundation and membership

### association-purpose | Purpose and legal nature
(1) Owners and users may join in a water association in order to fulfil tasks of water management together, in particular irrigation, drainage, the maintenance of watercourses and levees, and the supply of water.
(2) The association is a corporation under public law. It acquires legal personality with the approval of its statutes by the Basin Authority.
(3) It administers itself. It does not exercise sovereign powers beyond those which this Act confers upon it.

### association-foundation | Foundation
(1) The association is founded by a resolution of those concerned. The resolution needs the assent of more than half of them, who must own more than half of the land in the area.
(2) Whoever is absent and not represented in spite of a proper invitation is deemed to assent, if the invitation has pointed out this consequence.
(3) The Basin Authority may found an association on its own motion if a task of public interest cannot be fulfilled otherwise, and may draw in owners against their will as far as their land benefits.

### association-statutes | Statutes
The statutes lay down:
(a) name, seat, purpose and area;
(b) the scale by which votes and contributions are apportioned;
(c) the organs, their powers and the manner of their election;
(d) the keeping of accounts and their audit;
(e) the manner of notices;
(f) the use of the assets upon dissolution.

### association-members | Members
(1) Members are the owners of the land and facilities entered in the list of members. Membership passes with ownership.
(2) A member may leave only if the advantage has ceased and no undue burden results for the others. The Basin Authority decides on application, after hearing the association.
(3) The acquirer is liable beside the former member for contributions of the current and of the preceding year.

## Chapter 2 | Organs

### association-assembly | Assembly of members
(1) The assembly elects the board and the auditors, adopts the budget and the accounts, fixes the contributions and decides on amendments of the statutes.
(2) It is convened at least once a year. Notice is given no later than twenty-one days before, together with the agenda; nothing can be decided on items that are not on it.
(3) Nobody may hold more than two fifths of the votes. Members may be represented by another member, who may represent no more than three.

### association-board | Board
(1) The board has three to nine members, who are elected for four years. It manages the affairs and represents the association.
(2) Declarations by which the association is to be bound need written form and two signatures. This does not apply to current business of up to 5000 crowns.
(3) Members of the board who culpably breach their tasks are liable to the association. Claims lapse three years after the association has learned of the damage, and in any case after ten.

### association-audit | Accounts and audit
(1) The accounts are kept by the rules for municipalities. They are audited every year by two auditors, who may belong neither to the board nor to its household.
(2) If the expenditure of two successive years exceeds 250 000 crowns, the audit is carried out by a certified firm.

### association-contributions | Contributions
(1) Members pay contributions in proportion to the advantage they have from the fulfilment of the tasks, and to the burden they cause. Hardship may be taken into account.
(2) Contributions are public charges and rest upon the land. They are enforced like taxes.
(3) The board may demand instalments in advance of no more than half of the contribution expected.

### association-supervision | Supervision
(1) The association is subject to the supervision of the Basin Authority, which ensures that law and statutes are observed. Questions of expediency are left to the association.
(2) The Basin Authority may object to unlawful resolutions and demand that they be repealed within a reasonable time. After that it repeals them itself.
(3) Its consent is needed for loans, for the disposal of land, and for contracts with members of the board.

### association-dissolution | Dissolution and merger
(1) The assembly may resolve the dissolution with two thirds of all votes, if the tasks have ceased or can be fulfilled better in another way.
(2) Before the assets are distributed, the creditors are called upon by two public notices, at an interval of at least thirty days, to announce their claims. Distribution may take place one year after the second notice.
(3) Associations with neighbouring areas may merge. The rights and tasks pass to the new association by way of universal succession.
`;
