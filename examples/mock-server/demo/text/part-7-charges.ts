export const charges = `
# Part VII | Charges, Compensation and Liability

## Chapter 1 | Charges

### charge-task | Charge on abstraction
(1) Whoever abstracts water on the basis of a licence pays a charge for each cubic metre. The rates are set out in Schedule 5.
(2) No charge is levied:
(a) for less than 3000 cubic metres a year;
(b) for fire-fighting, and for practising it;
(c) for water that is returned to the same body of water within 100 metres, unchanged in quality and temperature;
(d) for lowering the groundwater in order to ward off a danger to the public.
(3) The rate is reduced by half as long as the person liable operates a system of environmental management that has been certified, and shows that the quantity has fallen by at least 10 per cent within five years.

### charge-hydropower | Charge on water power
(1) The holder of a concession for hydropower pays an annual charge for the gross capacity. It amounts to no more than 96 crowns for each kilowatt.
(2) Plants of up to 1 megawatt are exempt; between 1 and 2 megawatts the charge rises in a straight line to the full rate.
(3) Of the yield, one half goes to the municipalities along the stretch used, in proportion to the head that lies within their territory.

### charge-discharge | Charge on discharges
(1) Whoever discharges waste water directly into a body of water pays a charge by units of harmfulness. Their number is calculated from the permit under Schedule 5.
(2) If measurements show that the values of the permit are exceeded, the number of units for the whole year is raised by the percentage of the excess; if they are exceeded twice in a year, by double that percentage.
(3) Investments that reduce the harmfulness by at least a fifth may be set off against the charge of the three years before the facility is put into service.

### charge-assessment | Assessment and payment
(1) The charge is assessed by the calendar year. The person liable submits a return by 31 March of the following year.
(2) If no return is submitted, the Basin Authority makes an estimate. An addition of up to 10 per cent may be made to the charge for delay.
(3) The charge falls due one month after notice of the assessment. For late payment, interest of half of one per cent is due for each full month.
(4) The right to assess the charge lapses four years after the end of the year in which it arose; in case of evasion, after ten years.

### charge-use | Use of the yield
(1) The yield is used for the execution of the basin plan. No more than 12 per cent may be spent on the cost of levying it.
(2) The Basin Authority publishes every year how the yield has been spent, measure by measure.

## Chapter 2 | Compensation

### compensation-principle | Principle
(1) Whoever suffers an expropriation by a measure under this Act, or a restriction equal to one, is compensated in full by whoever benefits from the measure.
(2) Compensation is measured by the market value. Increases in value that are due solely to the project are not taken into account.
(3) At the request of the owner, compensation is paid in land, if suitable land is available at reasonable conditions.

### compensation-procedure | Procedure
(1) The Basin Authority first attempts an amicable agreement. An agreement that has been recorded has the effect of a final judgment.
(2) If no agreement is reached within six months, the Basin Authority fixes the compensation by a separate decision. It may take effect before the amount is final, against payment of the amount offered.

### compensation-lapse | Lapse of claims
(1) Claims to compensation lapse three years after the person entitled has learned of the damage and of the person bound to pay, and in any case twenty years after the measure.
(2) Negotiations between the parties suspend the lapse until one of them refuses to continue them.

## Chapter 3 | Liability

### liability | Strict liability
(1) Whoever introduces substances into a body of water, or acts upon it so that its quality changes, is liable for the damage that another suffers as a result, irrespective of fault.
(2) The holder of a facility is liable in the same way if substances escape from it. He is not liable if the damage was caused by force majeure.
(3) If several persons are liable, they are liable jointly and severally. In relation to one another, the task to pay depends on the extent to which each has caused the damage.

### liability-presumption | Presumption of cause
(1) If a facility is apt, by the circumstances of the case, to have caused the damage, it is presumed that it has caused it. The presumption does not apply if the facility was operated in accordance with its licence and no disturbance has occurred.
(2) The injured party may demand from the holder information on the substances and quantities used, and from the authority inspection of the data that it keeps.

### liability-insurance | Cover
(1) Holders of facilities named in Schedule 2 take out insurance for damage of up to 20 million crowns for each event, or furnish equivalent security.
(2) The insurer notifies the Basin Authority if the cover ends. Towards injured parties the end takes effect no earlier than two months after the notification.
`;
