export const finalProvisions = `
# Part X | Transitional and Final Provisions

## Chapter 1 | Transitional provisions

### old-rights | Old rights
(1) Rights to use water that existed when this Act came into force, and that do not rest on a licence, continue if they are announced for entry in the Register within five years. Rights that have not been announced lapse at the end of that time.
(2) The Basin Authority calls for announcement by three public notices, in the first, third and fifth year, and draws attention to the consequence of silence.
(3) Old rights are limited to the quantity that has actually been used in the ten years before this Act came into force. They end no later than sixty years thereafter.

### old-licences | Licences granted earlier
(1) Licences granted under the former law remain valid for the term stated in them. Conditions under @conditions-imposed may be imposed on them.
(2) Licences without a term end thirty years after this Act comes into force.

### old-residual | Existing abstractions
(1) For abstractions that existed when this Act came into force, the residual flow under @residual-flow is kept from the renewal of the licence on.
(2) Until then the holder improves the flow as far as this is possible without an encroachment on vested rights that would call for compensation. The improvements are completed by 31 December 2030.

### old-facilities | Existing facilities
(1) Facilities for hazardous liquids that do not meet the requirements of @hazardous-storage are adapted within eight years, in protection zones within three.
(2) Existing hydropower plants are fitted with passes under @hydro-passage by 31 December 2033. The Basin Authority may prolong the term by up to six years, if the order of works along the watercourse demands it.

### old-procedures | Pending procedures
Procedures that are pending when this Act comes into force are completed under the new law. Remedies are governed by the law in force at the time of the decision contested.

### old-associations | Existing associations
Associations and corporations of the former law continue as water associations. They adapt their statutes within four years; after that the Basin Authority adapts them of its own motion.

## Chapter 2 | Final provisions

### ordinances | Ordinances
(1) The Government issues the provisions for the execution of this Act. It hears the Council before issuing them.
(2) It may adapt the Schedules to the state of science and of the art. Amendments of Schedule 5 need the approval of Parliament.

### evaluation | Evaluation
(1) The Ministry has the effectiveness of this Act examined by independent experts every eight years. The first report is due six years after this Act comes into force.
(2) The report is submitted to Parliament together with proposals for amendment, and is published.

### repeal | Repeal and amendment of other law
(1) The Water Rights Act of 11 March 1931 and the Groundwater Ordinance of 2 September 1957 are repealed.[[The transitional provisions of the Water Rights Act continue to apply to the lakes named in its annex until new concessions have been granted.]]
(2) Where other provisions refer to provisions repealed by this Act, the reference is to the corresponding provisions of this Act.

### commencement | Commencement
(1) This Act comes into force on 1 January 2018.
(2) @register-keeping to @register-correction come into force on 1 January 2020.

# Schedules | Annexes to the Act

## Schedule 1 | Basins

### schedule-basins | Basins and seats of the Basin Authorities
The basins within the meaning of @basin-authority(1) are:
(a) the Upper Alder, with the tributaries Merle, Sorn and Little Sorn, down to the gauge at Hallowbridge; seat at Hallowbridge;
(b) the Lower Alder, from the gauge at Hallowbridge to the estuary; seat at Port Evering;
(c) the Tarn and the lakes of the Tarn valley; seat at Saint Orlan;
(d) the Vesper, with the Great and the Little Moor; seat at Moorfield;
(e) the Isk and the Karst of Lorrach, including waters that run underground; seat at Lorrach;
(f) the Dunmere lakes and the canals that join them; seat at Dunmere;
(g) the coastal streams between Cape Wynd and the mouth of the Alder; seat at Wyndham Sands.

## Schedule 2 | Facilities subject to special tasks

### schedule-facilities | Facilities
A report on the environment is required, and the tasks under @liability-insurance and @supervision-task apply, for:
(a) dams of more than 10 metres in height, or with a storage of more than 100 000 cubic metres;
(b) hydropower plants of more than 3 megawatts;
(c) abstractions of groundwater of more than 10 million cubic metres a year;
(d) transfers of water between basins;
(e) treatment plants for more than 20 000 inhabitants or inhabitant equivalents;
(f) extraction of more than 300 000 cubic metres of gravel in total;
(g) stores for more than 5000 cubic metres of liquids that may pollute water;
(h) fish farms with a stock of more than 20 tonnes.

## Schedule 3 | Values for quality

### schedule-surface | Surface waters
The chemical state of a surface water is good if the following annual means are not exceeded:
(a) nitrate: 25 milligrams per litre;
(b) total phosphorus: 0.07 milligrams per litre in watercourses, 0.02 milligrams per litre in lakes;
(c) ammonium: 0.2 milligrams per litre at temperatures above 10 degrees, otherwise 0.4;
(d) dissolved organic carbon: 4 milligrams per litre;
(e) copper: 2 micrograms per litre, dissolved;
(f) zinc: 5 micrograms per litre, dissolved;
(g) single plant protection products: 0.1 micrograms per litre, unless a stricter value has been laid down for the substance;
(h) oxygen: at least 7 milligrams per litre in the trout region, otherwise at least 5.

### schedule-groundwater | Groundwater
The chemical state of groundwater is good if the following values are not exceeded at any observation well:
(a) nitrate: 25 milligrams per litre, where the groundwater is used for drinking water, otherwise 50;
(b) chloride: 40 milligrams per litre above the natural content;
(c) sulphate: 40 milligrams per litre above the natural content;
(d) volatile halogenated hydrocarbons: 1 microgram per litre for each substance;
(e) plant protection products and their relevant products of decay: 0.1 micrograms per litre for each substance, 0.5 in total.

### schedule-reference | Reference substances for treatment plants
The effect of the further stage of treatment is measured every two weeks by five of the following substances: amisulpride, carbamazepine, citalopram, clarithromycin, diclofenac, hydrochlorothiazide, metoprolol, venlafaxine, benzotriazole, candesartan, irbesartan and mecoprop. The Basin Authority chooses them by their presence in the inflow.

## Schedule 4 | Values for shortage

### schedule-shortage | Thresholds
(1) For watercourses the thresholds are:
(a) attention: flow below the mean of the month reached in three years out of four, for fifteen days;
(b) alert: flow below the mean of the month reached in nine years out of ten, for ten days;
(c) crisis: flow below the residual flow at the reference gauge, for five days.
(2) For groundwater the level of the reference well is decisive. The thresholds are the levels that have been fallen short of in one quarter, one tenth and one fiftieth of the months since 1981.

## Schedule 5 | Rates of charges

### schedule-abstraction | Abstraction
The charge for each cubic metre amounts to:
(a) public supply of drinking water: 0.06 crowns from groundwater, 0.03 crowns from surface water;
(b) irrigation: 0.01 crowns, in the state of alert 0.03 crowns;
(c) cooling: 0.008 crowns from surface water, 0.12 crowns from groundwater;
(d) washing of gravel and other rinsing: 0.02 crowns;
(e) bottling of mineral and table water: 1.40 crowns;
(f) other purposes: 0.09 crowns.

### schedule-discharge | Units of harmfulness
(1) One unit of harmfulness corresponds to:
(a) 50 kilograms of oxygen demand;
(b) 3 kilograms of phosphorus;
(c) 25 kilograms of nitrogen;
(d) 1 kilogram of copper, 500 grams of nickel or lead, 100 grams of cadmium, or 20 grams of mercury.
(2) The rate for each unit is 38 crowns a year. It is adapted by ordinance to the index of the cost of hydraulic engineering if this has changed by more than 5 per cent.
`;
