export const generalProvisions = `
# Part I | General Provisions

## Chapter 1 | Purpose, scope and terms

### purpose | Purpose of this Act
(1) This Act governs the use, the protection and the care of inland waters. It is to secure them as a foundation of life for people, animals and plants, as a source of drinking water and energy, and as a part of the landscape, for the present and for coming generations.
(2) In applying this Act, the authorities shall weigh the interests of all who depend on a body of water. A use that can be met from several sources shall as a rule be met from the one whose use does the least harm.
(3) Nobody acquires a right to the continued existence of a particular level, flow or quality of water unless this Act or a licence expressly grants it.

### scope | Scope
(1) This Act applies to all bodies of water within the territory of the Republic, above and below ground, flowing and standing, natural and artificial.
(2) It does not apply to:
(a) the territorial sea, harbours and coastal lagoons, which are governed by the Coastal Waters Act;[[Coastal Waters Act of 3 June 1998, Official Gazette 1998 no. 112.]]
(b) water in closed pipes and containers after it has been lawfully abstracted;
(c) garden ponds and fire-fighting basins with a surface of no more than 500 square metres that have no connection with a natural body of water;
(d) medicinal springs recognised by the State, save for the provisions on groundwater in @groundwater-principle to @drilling.
(3) Treaties on boundary waters prevail over this Act. Where such a treaty leaves the choice of means to the Republic, this Act applies to the part of the water that lies within its territory.

### definitions | Definitions
In this Act:
(a) *body of water* means any spring, stream, river, canal, lake, reservoir, pond or aquifer, together with its bed, its banks and the water it holds;
(b) *surface water* means water that stands or flows above ground, including water under ice or under a culvert shorter than 200 metres;
(c) *groundwater* means water below the surface that fills the ground coherently and moves under its own weight;
(d) *banks* means the strip of land between the bed and the line reached by the highest flood that is to be expected once in five years;
(e) *riparian owner* means whoever owns land that borders on a body of water, and whoever holds a lasting right to use such land;
(f) *residual flow* means the flow that remains in a watercourse below a point of abstraction;
(g) *discharge* means any act by which solid, liquid or gaseous substances enter a body of water, including heat;
(h) *basin* means the area whose run-off gathers in one watercourse and leaves the territory, or reaches the sea, at one mouth;
(i) *licence* means the permission to use a body of water in a way that goes beyond common use;
(j) *Register* means the Register of Water Rights kept under @register-keeping.

### public-good | Waters as a public good
(1) Surface waters that rise from several properties, and all groundwater that can feed a lasting yield of more than 300 litres a minute, are public waters. They belong to the Republic and cannot be acquired by prescription.
(2) All other waters are private waters and are part of the land on which they rise. Their owner may use them freely as long as the flow and the quality of other waters are not noticeably impaired.
(3) Where it is doubtful whether a body of water is public, it is presumed to be. The Basin Authority decides on application of anyone with an interest worthy of protection.

### common-use | Common use
(1) Everyone may, without a licence and without charge, use public surface waters for bathing, washing, watering animals, drawing water by hand, skating, and passing in boats without an engine.
(2) Common use is bounded by the like use of others. It gives no right to cross private land, to anchor for longer than a day, or to change the bed or the banks.
(3) The municipality may restrict common use on stretches and for times that it names, in particular for the protection of breeding birds, of spawning grounds or of the night's rest of residents. The restriction is signposted on the spot.

## Chapter 2 | Principles

### care | PendingTask of care
(1) Whoever does anything that may affect a body of water shall take the care that the circumstances require in order to prevent harmful changes of the water, to use it sparingly, and to keep its capacity to renew itself.
(2) The state of the art shall be observed. It is the state of development of advanced processes and facilities whose practical suitability for limiting abstractions and discharges is assured.

### precaution | Precaution and burden of proof
(1) Where there are serious grounds to believe that an activity will lead to damage that cannot be undone, the lack of full scientific certainty is no reason to put off measures that are proportionate to the risk.
(2) Whoever applies for a licence shall show that the requirements are met. Doubts that remain after a careful examination are to the applicant's charge, unless the authority has caused them by its own delay.

### polluter | Costs borne by the one who causes them
(1) The costs of preventing, measuring and repairing harm to a body of water are borne by whoever causes it.
(2) Several persons who have jointly caused the harm are liable jointly and severally. Among themselves they are liable in proportion to their contribution; if it cannot be established, in equal shares.
(3) If the person responsible cannot be found or is unable to pay, the costs are borne by the Republic to two thirds and by the municipality to one third.

### cooperation | Cooperation across boundaries
(1) Authorities whose territories share a basin inform each other without being asked of plans, licences and events that may affect waters beyond their boundary.
(2) They give each other at least sixty days to comment on plans and thirty days to comment on applications for a licence of more than 1000 cubic metres a day.
(3) If they cannot agree, each of them may refer the matter to the Council for Inland Waters, which shall propose a settlement within ninety days.

### information | Public information
(1) The authorities actively and systematically inform the public of the state of waters, of plans and licences, and of the measures taken.
(2) Everyone may inspect the measured data, the Register and the decisions taken under this Act, and obtain copies of them in an electronic form that can be processed further. Inspection is free of charge; for copies on paper no more than the cost of making them may be charged.
(3) Inspection is refused as far as the security of the supply of drinking water, a trade secret worthy of protection or the course of criminal proceedings requires it. Data on discharges are never a trade secret.
`;
