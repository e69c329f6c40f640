import { type MessySheet, readLines } from '../messy-sheet.ts';

/** A head of two rows with merged cells, a molecule merged down over its forms, and a yes or no for each market. */
const { cells, expected } = readLines(
  `
Amoxicillin/Clavulanic acid|FCT|500/125 mg; 875/125 mg|yes|no|yes|Ready EU|24 => amoxicillin + clavulanic acid|500 mg/125 mg, 875 mg/125 mg|FCT|EU;Rest of the World|EU|24 months
|Powder for oral suspension|250/62.5 mg per 5 ml|yes|no|yes|Ready EU|18 => amoxicillin + clavulanic acid|250 mg/62.5 mg/5 mL|SUS|EU;Rest of the World|EU|18 months
Azithromycin|FCT|250, 500 mg|yes|no|yes|Ready EU|36 => azithromycin|250 mg, 500 mg|FCT|EU;Rest of the World|EU|36 months
|Powder for oral suspension|200 mg/5 ml|yes|no|yes|Ready EU|24 => azithromycin|200 mg/5 mL|SUS|EU;Rest of the World|EU|24 months
Clarithromycin|FCT|250, 500 mg|yes|no|yes|Ready EU|24 => clarithromycin|250 mg, 500 mg|FCT|EU;Rest of the World|EU|24 months
|Granules for oral suspension|125 mg/5 ml|yes|no|no|Ready EU|24 => clarithromycin|125 mg/5 mL|SUS|EU|EU|24 months
Cefuroxime|FCT|250, 500 mg|yes|no|yes|Ready EU|36 => cefuroxime|250 mg, 500 mg|FCT|EU;Rest of the World|EU|36 months
|Powder for injection|750, 1500 mg|yes|no|yes|Ready EU|24 => cefuroxime|750 mg, 1500 mg|LYO|EU;Rest of the World|EU|24 months
Ceftriaxone|Powder for injection|1 g, 2 g|yes|yes|yes|Ready US|24 => ceftriaxone|1 g, 2 g|LYO|EU;US;Rest of the World|US|24 months
Meropenem|Powder for injection|500 mg, 1 g|yes|yes|yes|Ready US|24 => meropenem|500 mg, 1 g|LYO|EU;US;Rest of the World|US|24 months
Ertapenem|Powder for injection|1 g|yes|yes|no|Ready US|24 => ertapenem|1 g|LYO|EU;US|US|24 months
Linezolid|FCT|600 mg|yes|yes|yes|Ready EU|36 => linezolid|600 mg|FCT|EU;US;Rest of the World|EU|36 months
|Solution for infusion|2 mg/ml|yes|no|no|Ready EU|24 => linezolid|2 mg/mL|INJ|EU|EU|24 months
Levofloxacin|FCT|250, 500 mg|yes|no|yes|Ready EU|36 => levofloxacin|250 mg, 500 mg|FCT|EU;Rest of the World|EU|36 months
|Eye drops|5 mg/ml|yes|no|no|Ready EU|24 => levofloxacin|5 mg/mL|EYE|EU|EU|24 months
Moxifloxacin|FCT|400 mg|yes|no|yes|Ready EU|36 => moxifloxacin|400 mg|FCT|EU;Rest of the World|EU|36 months
|Eye drops|0.5%|yes|no|yes|Ready EU|24 => moxifloxacin|0.5%|EYE|EU;Rest of the World|EU|24 months
Doxycycline|Hard capsules|100 mg|yes|no|yes|Ready EU|36 => doxycycline|100 mg|C|EU;Rest of the World|EU|36 months
Vancomycin|Lyophilized powder for injection|500 mg, 1 g|yes|yes|yes|Ready EU|24 => vancomycin|500 mg, 1 g|LYO|EU;US;Rest of the World|EU|24 months
Daptomycin|Lyophilized powder for injection|350, 500 mg|yes|yes|no|Ready US|24 => daptomycin|350 mg, 500 mg|LYO|EU;US|US|24 months
Tigecycline|Lyophilized powder for injection|50 mg|yes|yes|no|Ready EU|24 => tigecycline|50 mg|LYO|EU;US|EU|24 months
Colistimethate sodium|Lyophilized powder for injection|1 MIU, 2 MIU|yes|no|no|Ready EU|36 => !
Fluconazole|Hard capsules|50, 150 mg|yes|no|yes|Ready EU|36 => fluconazole|50 mg, 150 mg|C|EU;Rest of the World|EU|36 months
|Solution for infusion|2 mg/ml|yes|no|yes|Ready EU|36 => fluconazole|2 mg/mL|INJ|EU;Rest of the World|EU|36 months
Voriconazole|FCT|50, 200 mg|yes|yes|yes|Ready EU|36 => voriconazole|50 mg, 200 mg|FCT|EU;US;Rest of the World|EU|36 months
|Lyophilized powder for injection|200 mg|yes|yes|no|Ready EU|24 => voriconazole|200 mg|LYO|EU;US|EU|24 months
Posaconazole|Gastro-resistant tablets|100 mg|yes|yes|no|Ready EU|24 => posaconazole|100 mg|DR|EU;US|EU|24 months
|Oral suspension|40 mg/ml|yes|no|no|Ready EU|24 => posaconazole|40 mg/mL|SUS|EU|EU|24 months
Terbinafine|Tablets|250 mg|yes|no|yes|Ready EU|36 => terbinafine|250 mg|T|EU;Rest of the World|EU|36 months
|Cream|1%|yes|no|yes|Ready EU|36 => terbinafine|1%|CR|EU;Rest of the World|EU|36 months
Aciclovir|Tablets|200, 400, 800 mg|yes|no|yes|Ready EU|36 => aciclovir|200 mg, 400 mg, 800 mg|T|EU;Rest of the World|EU|36 months
|Cream|5%|yes|no|yes|Ready EU|36 => aciclovir|5%|CR|EU;Rest of the World|EU|36 months
Valaciclovir|FCT|500, 1000 mg|yes|yes|yes|Ready EU|36 => valaciclovir|500 mg, 1000 mg|FCT|EU;US;Rest of the World|EU|36 months
Oseltamivir|Hard capsules|30, 45, 75 mg|yes|yes|yes|Ready EU|60 => oseltamivir|30 mg, 45 mg, 75 mg|C|EU;US;Rest of the World|EU|60 months
Entecavir|FCT|0.5, 1 mg|yes|yes|yes|Ready EU|24 => entecavir|0.5 mg, 1 mg|FCT|EU;US;Rest of the World|EU|24 months
Tenofovir disoproxil|FCT|245 mg|yes|no|yes|Ready EU|36 => tenofovir disoproxil|245 mg|FCT|EU;Rest of the World|EU|36 months
Emtricitabine/Tenofovir disoproxil|FCT|200/245 mg|yes|no|yes|Ready EU|36 => emtricitabine + tenofovir disoproxil|200 mg/245 mg|FCT|EU;Rest of the World|EU|36 months
Dolutegravir|FCT|50 mg|no|no|maybe|Early development|24 => !
Rifaximin|FCT|200, 550 mg|yes|yes|no|Pilot BE|24 => rifaximin|200 mg, 550 mg|FCT|EU;US|PILOT|24 months
Nitrofurantoin|Prolonged release hard capsules|100 mg|yes|no|no|Ready EU|36 => nitrofurantoin|100 mg|ERC|EU|EU|36 months
`,
  ['molecule', 'strengths', 'dosageForm', 'markets', 'readiness', 'shelfLife'],
  4,
);

/** A blank molecule is merged with the one above. */
function mergedDown(): string[] {
  const merged: string[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at]?.[0] !== '' || cells[at - 1]?.[0] === '') continue;
    merged.push(`A${3 + at}:A${4 + at}`);
  }
  return merged;
}

export const mergedHeads: MessySheet = {
  name: 'Anti-infectives.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'Anti-infectives',
        rows: [
          ['Anti-infectives: dossiers for out-licensing'],
          ['Product', '', '', 'Available territories', '', '', 'Regulatory', ''],
          [
            'Active ingredient',
            'Form',
            'Strength',
            'EU',
            'US',
            'RoW',
            'Dossier status',
            'Shelf life (months)',
          ],
          ...cells,
        ],
        merged: ['A1:H1', 'A2:C2', 'D2:F2', 'G2:H2', ...mergedDown()],
      },
    ],
  },
  expected,
  answers: {
    'substances:Strength': 'as-named',
    'needed:offerDays': '10',
    'word:RoW:maybe': 'back',
  },
};
