export const floods = `
# Part V | Floods, Droughts and Maintenance

## Chapter 1 | Protection from floods

### flood-principle | Principle
(1) Everyone who may be affected by a flood is bound, within the limits of what is possible and reasonable, to take measures of his own against its effects, in particular by adapting the use of land to the risk.
(2) The authorities ensure protection in the first place by maintenance and by planning. Structures are built only where these do not suffice.

### flood-maps | Maps of hazard
(1) The Basin Authority draws up maps that show the extent, depth and speed of a flood that occurs on average once in thirty, in a hundred and in three hundred years.
(2) The maps are public. They are revised every six years, and after every flood that has exceeded the extent shown for a hundred years.
(3) Sellers and landlords of buildings in the area shown inform the other party of the hazard in writing before the contract is made.

### flood-areas | Flood areas
(1) Areas that are flooded on average once in a hundred years, and areas needed for the retention of water, are laid down as flood areas by ordinance.
(2) In flood areas it is forbidden:
(a) to designate new building land;
(b) to erect or extend structures;
(c) to raise or lower the surface of the ground;
(d) to turn grassland into arable land;
(e) to store objects that may be washed away, or substances that may pollute water.
(3) The Basin Authority may grant an exception if the retention of water is impaired only slightly and the volume lost is replaced at the same time, and if no new danger arises for life or for considerable assets.

### flood-levees | Levees
(1) Levees are maintained by whoever is entered in the Register as bound to do so, and if nobody is entered, by the Basin Authority.
(2) On levees, and within 5 metres of their foot, trees may not be planted, ground may not be broken and animals other than sheep may not be grazed.
(3) Every levee is inspected in spring and autumn. A record is made of the inspection and of the defects found, with the term within which they are to be repaired.

### flood-warning | Warning service
(1) The Basin Authority runs a warning service that can be reached at all hours. It measures levels and rainfall, calculates forecasts and issues warnings in four grades.
(2) Whoever operates a dam with a storage of more than 500 000 cubic metres transmits his data to the warning service without delay and follows its instructions. For the loss that follows from them he is compensated to two thirds.

### flood-emergency | Duties in an emergency
(1) If a flood threatens, the mayor may call upon all inhabitants fit for it to help, and may demand vehicles, tools and materials.
(2) Whoever suffers damage to body or property while helping has a claim to compensation against the Basin Authority, as far as no insurance pays.
(3) Owners shall allow their land to be entered and, if the danger cannot be met otherwise, to be flooded. They are compensated in full.

## Chapter 2 | Drought

### drought-grades | Grades of shortage
(1) The Basin Authority declares for a part of the basin, on the basis of the values set out in Schedule 4:
(a) the state of attention, in which users are called upon to save water;
(b) the state of alert, in which abstractions of the ranks under @ranking(1)(e) and (f) are reduced by a quarter;
(c) the state of crisis, in which only uses of the first two ranks are allowed, and others as far as the Basin Authority permits them in the particular case.
(2) The declaration is published, and takes effect forty-eight hours later. It is lifted as soon as the values have been exceeded for ten days.

### drought-plan | Plans for shortage
Suppliers of more than 2000 inhabitants, and irrigators with more than 100 hectares, draw up a plan that shows how they will manage with three quarters, with half and with a quarter of the licensed quantity. The plan is submitted to the Basin Authority and practised every five years.

### drought-solidarity | Supply between neighbours
(1) A supplier whose reserve exceeds his need helps neighbouring suppliers in the state of crisis on request, as far as he can do so without endangering his own users.
(2) He is reimbursed for his actual cost and for one tenth more. Disputes on the amount do not delay the delivery.

## Chapter 3 | Maintenance

### maintenance | PendingTask of maintenance
(1) The maintenance of waters is a task under public law. It comprises keeping the bed and the banks, clearing obstacles to flow, caring for plants on the banks, and removing waste.
(2) It is incumbent:
(a) for waters of more than local importance, upon the Basin Authority;
(b) for other public waters, upon the municipality;
(c) for private waters, upon the owner;
(d) for structures, upon the holder, together with the stretch that is influenced by them.

### maintenance-manner | Manner of maintenance
(1) Maintenance serves the objectives under @objectives. Bed and banks are not cleared of plants on more than half of a stretch in the same year.
(2) Works in the bed are not carried out between 1 October and 30 April in waters where trout spawn, save to avert a danger.

### maintenance-riparian | Duties of riparian owners
(1) Riparian owners allow their land to be entered for maintenance, spoil to be deposited for a short time and to be levelled, and plants to be set on the bank.
(2) They refrain from everything that may endanger the bank or make maintenance more difficult. Fences keep a distance of 1 metre from the top of the bank.
`;
