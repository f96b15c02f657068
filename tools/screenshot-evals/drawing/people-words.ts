import { listOf, type Some } from './titles/list-of';

export const STREETS = listOf(
  `Fable Ln | Marigold Ave | Old Ferry Road | Thistledown Dr | N Lantern St | Pinecrest Blvd | SW Orchard Ter
  Copperfield Court | Windmill Pkwy | Sparrow Hill Rd | Bellweather Cir | Juniper Pl | County Road 12 | E Tidewater Way
  Main St | 2nd Ave | NE 14th Street | Martin Luther King Jr Blvd | Hwy 9 | State Route 31 N | Calle Luna | Elm Street
  Broadway | Loop 4 | Fox Run | The Crossing | W 103rd St | Maple Grove Drive | Ave C | Rue Cartier | Harbor View Ct
  Farm to Market 1488 | Ranch Rd 620 | Mill Pond Trl | Camino del Sol | S Michigan Ave | Bayou Bend | 5th St NW
  Lighthouse Pt | Old Post Rd | Vineyard Sq | Kings Hwy | Peach Tree Ln SE`.replaceAll('\n', ' |'),
);

export const UNITS: Some<string> = [
  ' Apt 4',
  ' Unit 12B',
  ' #305',
  ', Apt 2C',
  ' Ste 9',
  ' Lot 17',
  ', Floor 3',
  ' Apt. 1108',
  ' Bldg C',
  ' Rm 214',
  ' Trlr 6',
  ' # B',
];

type Town = readonly [name: string, state: string, whole: string];
export const TOWNS: Some<Town> = [
  ['Fernbrook', 'OH', 'Ohio'],
  ['Lake Harriet', 'MI', 'Michigan'],
  ['Saltmarsh', 'GA', 'Georgia'],
  ['Port Willow', 'WA', 'Washington'],
  ['Dunmore Falls', 'PA', 'Pennsylvania'],
  ['Copper Flats', 'NM', 'New Mexico'],
  ['Elmhaven', 'IL', 'Illinois'],
  ['St. Alder', 'LA', 'Louisiana'],
  ['New Bexley', 'NJ', 'New Jersey'],
  ['Cedar Notch', 'NH', 'New Hampshire'],
  ['Rio Claro', 'TX', 'Texas'],
  ['Granite Bay Heights', 'CA', 'California'],
  ['Brooklyn', 'NY', 'New York'],
  ['Mt. Pleasant', 'SC', 'South Carolina'],
  ["Coeur d'Lac", 'ID', 'Idaho'],
  ['Winston-Harbor', 'NC', 'North Carolina'],
  ['Ely', 'NV', 'Nevada'],
  ['San Tomás', 'CA', 'California'],
  ['Truth or Mercy', 'AZ', 'Arizona'],
  ['Fort Alden', 'FL', 'Florida'],
  ['Kailani', 'HI', 'Hawaii'],
  ['East Rutland', 'VT', 'Vermont'],
  ['Big Pine Key', 'FL', 'Florida'],
  ['Minot Creek', 'ND', 'North Dakota'],
  ['O’Fallon Springs', 'MO', 'Missouri'],
  ['Washington', 'DC', 'DC'],
];
