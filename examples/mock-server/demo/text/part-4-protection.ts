export const protection = `
# Part IV | Protection of Waters

## Chapter 1 | Quality

### objectives | Objectives
(1) All surface waters are to reach a good ecological and a good chemical state, and all groundwater a good chemical state and a balance of quantity. What is good has been laid down in Schedule 3.
(2) The state of no body of water may be worsened. A passing change is no worsening if it lasts for less than one season and leaves no trace.
(3) The Government may set lower objectives for waters that have been changed so greatly by dams, navigation or settlement that restoring them would cost out of all proportion. It gives reasons for each such body of water.

### discharge-ban | Ban on pollution
(1) It is forbidden to introduce substances that may pollute water into a body of water, directly or indirectly, or to let them seep away.
(2) It is likewise forbidden to store or spread such substances outside a body of water if there is a concrete danger that they will pollute it.

### sewage | Treatment of waste water
(1) Polluted waste water is to be treated. It may be discharged into a body of water, or be left to seep away, only with a permit.
(2) Waste water that is not polluted is to be left to seep away where the ground allows it. If it does not, the water may be led into a surface water; measures of retention are to be taken so that it runs off evenly.
(3) Clean water that runs off all the year round may not be led to a treatment plant, neither directly nor through a system of drains.

### sewage-plants | Public treatment plants
(1) The municipalities build and operate public drains and central treatment plants. They draw up a general drainage plan and review it every fifteen years.
(2) Plants for more than 8000 inhabitants are fitted by 31 December 2032 with a further stage of treatment that removes at least 80 per cent of trace substances, measured by the reference substances named in Schedule 3.
(3) The holder of a plant informs the Basin Authority within two hours of any disturbance that may lead to pollution.

### farming-distance | Buffer strips
(1) Along surface waters a strip of at least 6 metres, measured from the top of the bank, is kept free of fertilisers and of plant protection products. On slopes of more than 18 per cent the strip is 12 metres wide.
(2) The strip is covered with plants throughout the year. It may be mown from 15 June on; the cuttings are removed.
(3) Owners receive compensation for the loss of yield as far as the strip is wider than 6 metres.

### manure | Farm manure
(1) Farms that keep animals have storage for at least five months. In mountain zones the Basin Authority may require six months, and in zones with mild winters it may permit four.
(2) Liquid manure is spread only when plants can take up nitrogen. It may never be spread on ground that is frozen, covered with snow or saturated with water.

### hazardous-storage | Storage of hazardous liquids
(1) Facilities for liquids that may pollute water are built, operated and maintained so that losses are prevented, easily detected and held back.
(2) Facilities of more than 450 litres are reported to the Basin Authority before they are put into service; those in protection zones need a permit. They are inspected every ten years by an expert, at the cost of the holder.

## Chapter 2 | Groundwater

### groundwater-principle | Principle
(1) No more groundwater may be abstracted over a mean of five years than flows in. Abstraction may exceed the inflow for a short time if the quality of the groundwater and the vegetation are not harmed.
(2) Structures may not lastingly reduce the storage volume and the flow of useful aquifers.

### protection-zones | Protection zones
(1) Around intakes in the public interest the Basin Authority lays down:
(a) zone I, the area of the intake, which belongs to the supplier, is fenced, and serves no other purpose;
(b) zone II, the inner area, which is measured so that water takes at least ten days to flow from its edge to the intake, and at least 100 metres in the direction of flow;
(c) zone III, the outer area, which is as a rule twice as long as zone II.
(2) In zone II no buildings may be erected, no ground may be broken, and no liquid manure may be spread. In zone III, works and businesses that endanger the groundwater are forbidden.
(3) The zones are entered in the Register and shown in the plans of land use.

### protection-compensation | Compensation for restrictions
(1) If restrictions under @protection-zones amount to an expropriation, the supplier pays full compensation.
(2) In other cases he pays a fair annual amount for additional work and loss of yield, unless the restriction demands no more than good professional practice.

### drilling | Drilling and heat probes
(1) Whoever sinks a bore hole of more than 10 metres reports it to the Basin Authority sixty days in advance. The work is carried out by a firm that holds a certificate.
(2) Heat probes are not allowed in zones I and II, nor where they would connect several aquifers. Their filling is such that no water can move along the probe.
(3) The strata are recorded, and the records are made available to the geological service free of charge.

### closed-aquifers | Aquifers closed to further use
(1) If the level of an aquifer has fallen in three successive years and no recovery is to be expected, the Basin Authority declares it closed to further use.
(2) As long as it is closed, no new licences are granted and expired licences are renewed at no more than 70 per cent of the former quantity. The declaration is reviewed every three years.

## Chapter 3 | Flow

### residual-flow | Residual flow
(1) Below each abstraction from a watercourse that never runs dry there shall remain at least the following share of the low flow, which is the flow undercut on no more than fifteen days in a mean year:
(a) where the low flow is up to 80 litres a second: all of it, but no more than 65 litres a second;
(b) from 80 to 400 litres a second: 65 litres a second and half of what lies above 80;
(c) from 400 to 3000 litres a second: 225 litres a second and three tenths of what lies above 400;
(d) from 3000 to 50 000 litres a second: 1005 litres a second and a fifth of what lies above 3000;
(e) above 50 000 litres a second: 10 405 litres a second.
(2) The residual flow is raised as far as it is necessary to keep the depth that fish need for passage, to feed groundwater on which a supply depends, or to preserve a landscape of national importance.

### residual-exceptions | Lower residual flow
The Basin Authority may permit a lower residual flow:
(a) for a stretch of no more than 800 metres below an abstraction that lies above the tree line, if the low flow is less than 40 litres a second;
(b) within a plan of protection and use that balances the loss on the same watercourse by other measures;
(c) in an emergency, for a limited time, for drinking water, fire-fighting and the watering of crops that would otherwise perish.

### residual-proof | Proof
(1) The holder proves by continuous measurement that the residual flow is kept. If continuous measurement costs out of proportion, a balance of inflow and abstraction may take its place.
(2) If the inflow is less than the residual flow, the holder lets all of it pass.

## Chapter 4 | Space for waters

### water-space | Space reserved for waters
(1) The Basin Authority lays down the space that surface waters need for their natural functions, for protection from floods and for their use. For watercourses it is at least 12 metres wide; where the natural bed is wider than 3 metres, it is three times the width of the bed and 5 metres more.
(2) In this space only structures that depend on the place and are in the public interest may be erected. Lawful structures enjoy protection of their existence.

### culverts | Culverts and straightening
(1) Watercourses may be neither covered nor put into culverts. Exceptions may be granted for crossings of traffic routes and for drainage ditches with a flow that is not permanent.
(2) Culverts that have come to the end of their service life are opened, unless this is impossible or would cause disproportionate cost.

### restoration | Restoration of waters
(1) The Basin Authority sees to it that waters are restored to a near-natural state. In each period of the plan at least 4 per cent of the stretches that are badly impaired are restored.
(2) The Republic contributes between 35 and 80 per cent of the cost, according to the importance of the measure for nature and landscape. The balance is borne by the Basin Authority.
(3) Owners are involved in the planning from the beginning. Land that is needed is acquired by exchange or purchase; expropriation is the last resort.
`;
