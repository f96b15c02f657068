/** Words that marketplaces begin with a capital too, and that no person's name holds, in lower case. */
export const NO_NAME: ReadonlySet<string> = new Set(
  (
    'order orders ordered sold sale sales item items ship ships shipped shipping shipment delivery deliver delivered ' +
    'address buyer buyers seller sellers customer details detail info information status total subtotal price paid pay ' +
    'pays payment payments payout earnings fee fees tax print label labels message messages view copy edit track ' +
    'tracking package parcel number date summary contact profile completed complete congrats congratulations your you ' +
    'the and free standard priority ground advantage class mail usps ups fedex dhl purchased purchase listing just ' +
    'listed size qty quantity color colour brand condition used pre-owned protection help support refund refunded ' +
    'cancel cancelled receipt transaction relist download leave feedback rating rated reviews review joined facebook ' +
    'marketplace ebay etsy depop poshmark mercari home search inbox selling more actions note gift share united states ' +
    'usa kingdom canada australia on in at by with from for to of or as is are was has have what how when this that it ' +
    'us returns return policy new offer offers accepted member since verified today yesterday pickup only other ' +
    'her him mum mom dad them progress parts repair transit process ' +
    'recently already thanks thank hi hello dear great welcome week weeks days pending processing ready waiting awaiting ' +
    'option options item item’s photo photos video reply now later app google apple paypal venmo cash location city state ' +
    'store shop money balance bank account billing name email phone username recipient everything everyone nobody'
  ).split(' '),
);
