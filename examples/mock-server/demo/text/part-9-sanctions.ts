export const sanctions = `
# Part IX | Sanctions

## Chapter 1 | Offences

### offence-pollution | Pollution of waters
(1) Whoever unlawfully introduces substances into a body of water and thereby causes considerable damage, or the danger of it, is liable to imprisonment for up to three years or to a fine.
(2) If the offender has endangered the supply of drinking water of more than 1000 people, or has acted for gain, the penalty is imprisonment from six months to six years.
(3) If he has acted with negligence, the penalty is imprisonment for up to one year or a fine.

### offence-abstraction | Unlawful abstraction
(1) Whoever wilfully abstracts water without a licence, or considerably more than his licence allows, is liable to imprisonment for up to one year or to a fine.
(2) In the state of crisis under @drought-grades the penalty may be doubled.

### offence-structures | Interference with protective structures
Whoever damages or renders useless a levee, a weir, a gauge or another structure that serves protection from floods, or the supply of water, is liable to imprisonment for up to five years or to a fine, if life or considerable assets are endangered thereby.

### offence-register | False statements
Whoever makes false statements to the Register, or manipulates a measuring device in order to deceive as to the quantity of water used, is liable to imprisonment for up to two years or to a fine, unless a more severe penalty is provided elsewhere.

### offence-remorse | Active remorse
The court may mitigate the penalty, or refrain from imposing it, if the offender averts the danger of his own free will before considerable damage has arisen, or brings the offence to the notice of the authority in time for it to do so.

## Chapter 2 | Contraventions

### contravention | Contraventions
(1) A fine of up to 20 000 crowns may be imposed on whoever wilfully or negligently:
(a) uses a body of water without the permit required, unless @offence-abstraction applies;
(b) disregards a condition that is tied to a licence;
(c) breaks the ground or spreads manure in a protection zone, contrary to @protection-zones;
(d) fails to keep the distance prescribed in @farming-distance;
(e) does not submit readings, returns or records in time;
(f) obstructs the exercise of powers under @supervision-powers;
(g) fails to report an incident, contrary to @reporting.
(2) If the contravention has been committed in the course of business, the fine may be raised to 100 000 crowns.
(3) Attempts and aiding are punishable.

### contravention-minor | Minor cases
In minor cases the Basin Authority may give a warning instead of a fine, and may levy 100 crowns for it if the person concerned agrees.

### contravention-business | Offences in businesses
(1) If an offence is committed in a business, the penal provisions apply to the persons who committed it. The employer or principal who fails to prevent it, in breach of a legal task, is liable to the same penalty.
(2) If a fine of no more than 10 000 crowns is to be expected, and if finding the persons liable would take efforts out of proportion, the business may be ordered to pay the fine in their place.

### forfeiture | Forfeiture of gain
(1) Gain that has been made by an unlawful act under this Part is declared forfeited. Costs saved are equal to gain.
(2) The authority may estimate the gain if establishing it would require undue effort. Claims of injured parties take precedence.

### sanction-lapse | Lapse
Contraventions lapse three years after they were committed, penalties imposed for them four years after they have become final. A breach that continues does not begin to lapse before it ends.

### sanction-authority | Prosecution
(1) Offences under the first chapter are prosecuted by the public prosecutor. Contraventions are prosecuted and judged by the Basin Authority.
(2) The Basin Authority has the rights of a private claimant in criminal proceedings. Judgments and orders discontinuing the proceedings are communicated to it in full.
`;
