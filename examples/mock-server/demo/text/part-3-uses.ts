export const uses = `
## Chapter 2 | Drinking water

### supply-task | PendingTask to supply
(1) The municipalities ensure that the inhabitants of built-up areas are supplied with drinking water of sufficient quantity, quality and pressure. They may entrust the task to an undertaking, but remain answerable for its fulfilment.
(2) Outside built-up areas there is a claim to connection only if the owner bears the additional cost and the connection is technically feasible.
(3) The supply may be interrupted for works or in an emergency for no longer than is necessary. Interruptions that can be foreseen are announced at least three days in advance; if they last more than twenty-four hours, the supplier provides water by other means.

### supply-reserve | Second source
(1) Whoever supplies more than 5000 inhabitants shall have at his disposal a second source, independent of the first, that can cover the mean daily need for at least ten days.
(2) The Basin Authority may allow suppliers to share a second source if it suffices for the larger of them.

### supply-zones | Protection of the intake
The licence for an intake of drinking water becomes effective only when the protection zones under @protection-zones have been laid down. Until then the intake may be used with a provisional permit, which lapses after three years and cannot be prolonged.

### supply-leakage | Losses
(1) The supplier measures every year the quantity that is lost between the intake and the connections of the users.
(2) If the loss exceeds 15 per cent of the quantity abstracted in three successive years, the supplier submits a plan for the repair of the network. The Basin Authority may reduce the licensed quantity by the excess until the plan has been carried out.

## Chapter 3 | Irrigation and watering

### irrigation-need | Need for water
(1) A licence for irrigation is granted for the area that can be watered with the quantity applied for if water is used sparingly. The Basin Authority publishes standard values by crop and soil, and reviews them every five years.
(2) The irrigation of lawns, sports grounds and ornamental plants from public waters is allowed only from storage that has been filled between 1 November and 31 March.

### irrigation-term | Season and daily hours
(1) Permits for irrigation are granted for the season from 1 April to 30 September and for no more than nine successive seasons.
(2) From 15 June to 31 August sprinklers may not be used between ten o'clock in the morning and six o'clock in the evening. The Basin Authority may grant exceptions for young plants and for protection from frost.

### irrigation-metering | Metering
(1) Every place of abstraction is fitted with a sealed meter. Readings are submitted by 31 October of each year.
(2) If no reading is submitted, or if the seal is broken, the quantity is estimated; the estimate may not fall below the licensed quantity.

### irrigation-exchange | Exchange of quantities
(1) Holders of permits in the same basin may exchange quantities with one another for one season. They give notice to the Basin Authority seven days in advance.
(2) The exchange is void if it increases the abstraction from a body of water that has been declared closed, or if it is made for a consideration that exceeds the charges paid for the quantity.

## Chapter 4 | Hydropower

### hydro-concession | Concession for hydropower
(1) The use of water power with a gross capacity of more than 50 kilowatts needs a concession. It is granted for the whole of the stretch on which the head arises.
(2) The concession states the gross capacity, the largest quantity to be diverted, the level of the impoundment with a tolerance of no more than 5 centimetres, and the date by which the plant is to be put into service.
(3) Several plants on one watercourse may be joined into a group and be operated by a common rule, provided that each of them observes its residual flow.

### hydro-passage | Passage of fish and bed load
(1) Plants are built and operated in such a way that fish can pass upstream and downstream unharmed, and that bed load is not held back for more than one year.
(2) The holder proves the effect of the facilities by counting over at least two spawning seasons. If the proof fails, he improves them at his own cost within three years.

### hydro-surge | Surge and sink
(1) Sudden changes of flow caused by the operation of the plant shall be limited by basins or by rules of operation so that animals and plants are not considerably impaired.
(2) Below the outlet the level may not fall by more than 12 centimetres within an hour. Warning signs are set up wherever the bank can be reached on foot.

### hydro-flushing | Flushing of reservoirs
(1) Flushing needs the prior consent of the Basin Authority. It takes place only at times of sufficient flow and outside the spawning seasons of the fish that live there.
(2) The holder measures turbidity and oxygen throughout and stops the flushing if the values laid down in the consent are exceeded.

### hydro-reversion | Reversion
(1) At the end of the concession the weirs, intakes, conduits and turbines pass to the Republic free of charge and in a fit state for service. For electrical installations the Republic pays a fair price if it wishes to take them over.
(2) Investments in modernisation that were made with the consent of the Basin Authority in the last twenty years before the end are reimbursed at their residual value.

## Chapter 5 | Cooling and heat

### cooling-permit | Use for cooling and heating
(1) The abstraction of heat from water, and its introduction, needs a permit. It is granted if the state of the body of water is not worsened and no neighbour's use that is already licensed is impaired.
(2) After mixing, a discharge may neither warm a watercourse by more than 3 degrees, in the waters of the trout region by more than 1.5 degrees, nor raise its temperature above 25 degrees.
(3) Groundwater may be neither warmed nor cooled by more than 3 degrees at a distance of 100 metres from the facility.

### cooling-reduction | Reduction in hot spells
(1) If the temperature of the watercourse exceeds 24 degrees upstream of the facility on three days running, the holder reduces the introduction of heat by half, and at 25 degrees stops it.
(2) The Basin Authority may allow an exception if the security of the supply of electricity would otherwise be endangered. It publishes the exception and the reasons for it on the same day.

### cooling-substances | Additives
Water used for cooling may be treated only with substances from the list of the Ministry. Whoever uses them keeps a journal of kind, quantity and time, and keeps it for five years.

## Chapter 6 | Gravel, sand and other matter

### gravel-limit | Limits of extraction
(1) Solid matter may be taken from a watercourse only in so far as more is supplied from upstream over a mean of ten years than is carried on.
(2) No extraction is allowed:
(a) in the groundwater, and in the two metres above its highest natural level;
(b) in protection zones of drinking water and in alluvial zones of national importance;
(c) within 500 metres upstream of bridges, weirs and sills.

### gravel-survey | Survey of the bed
(1) The holder surveys the bed before the beginning, every two years during, and after the end of the extraction. Cross-sections are taken at intervals of no more than 100 metres.
(2) If the bed has sunk by more than 30 centimetres on average over 500 metres, the extraction is stopped until the Basin Authority permits it again.

### gravel-restoration | Restoration
(1) Pits are restored section by section, according to the plan that is part of the licence. A new section may be opened only when the last but one has been restored.
(2) The holder furnishes security for the restoration. Its amount follows the cost that a third party would incur, and is adapted every three years.

## Chapter 7 | Navigation and structures on the bank

### boats | Boats with an engine
(1) Boats with an engine may be used only on the waters that the Government opens to them by ordinance, and only if they bear a mark of registration.
(2) Within 150 metres of the bank the speed is limited to 10 kilometres an hour. Reed beds and fields of water plants may not be entered, and a distance of 25 metres is to be kept from them.
(3) Boats that change from one body of water to another are cleaned and dried beforehand. The Ministry may require a certificate where the spread of alien species is to be feared.

### moorings | Moorings
(1) Boats may be moored for longer than three days only at licensed moorings. New moorings are licensed only in harbours and in common facilities.
(2) The number of moorings in a lake may not exceed one for each hectare of its surface open to navigation.

### structures | Structures on the bank
(1) Jetties, boathouses, walls and similar structures need a licence, which is granted only if they depend on their place by the water.
(2) The licence is granted for thirty years at the most. It does not authorise the holder to keep the public away from the bank.

## Chapter 8 | Fish farming

### farm-permit | Permit for fish farms
(1) Fish may be kept in facilities through which public water flows if the discharge is treated and the escape of the animals is prevented by at least two barriers independent of each other.
(2) Net cages in natural lakes are not allowed. In reservoirs they may be permitted for six years if the reservoir is emptied at least once in that time.

### farm-limits | Stock and feed
(1) The permit states the largest stock by weight, and the largest quantity of feed by year. Both are measured so that the content of phosphorus in the receiving water does not rise by more than 0.01 milligrams per litre.
(2) Medicines may be given only on a veterinary prescription. The Basin Authority is informed before the treated water is discharged.

### farm-disease | Outbreak of disease
(1) Whoever keeps fish reports unusual mortality on the same day to the district veterinary officer and to the Basin Authority.
(2) Until they have decided, no animals may be moved and no water may be discharged without disinfection, as far as this is technically possible.
`;
