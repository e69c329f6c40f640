import type { Step, Story, StoryTerms } from './story.ts';

const greta = 'greta.lindqvist@demo.example';
const tomas = 'tomas.rivera@demo.example';
const amara = 'amara.okafor@demo.example';
const yuki = 'yuki.harada@demo.example';
const piotr = 'piotr.malec@demo.example';
const sunil = 'seller@demo.example';
const meera = 'meera.joshi@demo.example';
const ines = 'investor@demo.example';

function reviewed(daysAgo: number): Step {
  return [daysAgo, 'desk', { move: 'review' }];
}

function issued(daysAgo: number, terms: StoryTerms, note = ''): Step {
  return [daysAgo, 'owner', { move: 'issue-term-sheet', terms, note }];
}

const rifaximin: StoryTerms = {
  currency: 'USD',
  supplyPrice: '11.40',
  priceUnit: 'pack of 60 tablets 550 mg',
  volumes: ['40000', '65000', '90000'],
  oneTimeFee: '120000',
  exclusivity: 'Non-exclusive',
  territory: ['US'],
  validIn: -40,
};
const painTablets: StoryTerms = {
  currency: 'EUR',
  supplyPrice: '1.18',
  priceUnit: 'pack of 20 tablets',
  volumes: ['600000', '900000', '1200000'],
  oneTimeFee: '180000',
  royalty: '3',
  exclusivity: 'Semi-exclusive',
  territory: ['EU'],
  validIn: -20,
  otherTerms: 'Two marketing authorisation holders at most in each country. Price indexed yearly.',
};
const sumatriptan: StoryTerms = {
  currency: 'USD',
  supplyPrice: '6.90',
  priceUnit: 'pre-filled syringe',
  volumes: ['30000', '55000'],
  oneTimeFee: '90000',
  exclusivity: 'Exclusive',
  territory: ['MENA', 'Africa'],
  validIn: -10,
};
const pregabalin: StoryTerms = {
  currency: 'USD',
  supplyPrice: '2.35',
  priceUnit: 'pack of 56 capsules 150 mg',
  volumes: ['150000', '220000', '300000'],
  oneTimeFee: '60000',
  royalty: '4.5',
  exclusivity: 'Exclusive',
  territory: ['LatAm'],
  validIn: 12,
};
const clonidine: StoryTerms = {
  currency: 'USD',
  supplyPrice: '0.84',
  priceUnit: 'bottle of 100 tablets',
  volumes: ['80000', '120000'],
  oneTimeFee: '45000',
  exclusivity: 'Non-exclusive',
  territory: ['US', 'Canada'],
  validIn: -35,
};

/** What the demo people deal over, the earliest first: every state of a request is among them. */
export const stories: readonly Story[] = [
  {
    listing: 'DB-10763',
    buyer: greta,
    daysAgo: 57,
    cda: true,
    answers: {
      marketsOfInterest: 'US',
      supplyRequired: 'With Supply',
      indicativeVolumes: '40,000 packs of 60 in the first year, 90,000 in the third',
    },
    steps: [
      reviewed(57),
      [
        55,
        'owner',
        { says: 'Thank you. The 550 mg strength is validated at 400 kg; three batches are on stability.' },
      ],
      issued(53, { ...rifaximin, oneTimeFee: '150000', supplyPrice: '12.10' }),
      [
        50,
        'buyer',
        {
          move: 'ask-revision',
          note: 'The one-time fee is above our case. Could you meet us at 120,000 and look at the price from 60,000 packs on?',
        },
      ],
      issued(47, rifaximin, 'Fee and price as discussed, volumes as forecast.'),
      [44, 'buyer', { move: 'sign', note: 'Signed by our managing director today.' }],
      [
        41,
        'desk',
        { move: 'record-fee', fee: { currency: 'USD', due: '500', amount: '500' }, note: 'Received in full' },
      ],
      [
        38,
        'owner',
        {
          move: 'start-due-diligence',
          note: 'The data room is open: modules 3.2.P and 3.2.S, stability to 24 months.',
        },
      ],
      [
        29,
        'buyer',
        {
          says: 'Our quality people have visited the site. One observation on line clearance, answered the same week.',
        },
      ],
      [12, 'desk', { move: 'close', note: 'Licence and supply agreement signed by both companies.' }],
    ],
  },
  {
    listing: 'DB-10114',
    buyer: sunil,
    daysAgo: 52,
    cda: true,
    answers: {
      marketsOfInterest: 'US, Canada',
      supplyRequired: 'With Supply',
      indicativeVolumes: '80,000 bottles a year',
    },
    steps: [
      reviewed(51),
      issued(47, clonidine),
      [43, 'buyer', { move: 'sign' }],
      [
        39,
        'desk',
        {
          move: 'record-fee',
          fee: { currency: 'USD', due: '500', amount: '550' },
          note: 'Received with bank charges added',
        },
      ],
      [37, 'desk', { corrects: 'Bank charges returned to the payer', currency: 'USD', amount: '-50' }],
      [35, 'desk', { move: 'start-due-diligence' }],
      [20, 'desk', { move: 'close', note: 'Contract signed; first order placed for the 0.1 mg strength.' }],
    ],
  },
  {
    listing: 'DB-10650',
    buyer: amara,
    daysAgo: 49,
    answers: { marketsOfInterest: 'Africa', supplyRequired: 'Without  Supply', indicativeVolumes: '' },
    steps: [
      [
        48,
        'desk',
        {
          move: 'decline',
          note: 'This dossier is open for the US, Canada and LatAm only. DB-10187 and others are open for Africa.',
        },
      ],
    ],
  },
  {
    listing: 'DB-10844',
    buyer: greta,
    daysAgo: 45,
    cda: true,
    answers: {
      marketsOfInterest: 'EU',
      supplyRequired: 'With Supply',
      indicativeVolumes: '600,000 packs in Sweden, Denmark and Finland',
    },
    steps: [
      reviewed(44),
      issued(38, painTablets),
      [33, 'buyer', { move: 'sign' }],
      [
        29,
        'desk',
        { move: 'record-fee', fee: { currency: 'EUR', due: '500', amount: '500' }, note: 'Received in full' },
      ],
      [26, 'owner', { move: 'start-due-diligence' }],
      [
        15,
        'buyer',
        {
          says: 'Please add the bioequivalence report of the 200 mg/500 mg strength; the folder holds the summary only.',
        },
      ],
      [14, 'owner', { says: 'The full report is in the data room now, with the bioanalytical annex.' }],
    ],
  },
  {
    listing: 'DB-10406',
    buyer: meera,
    daysAgo: 40,
    answers: {
      marketsOfInterest: 'Canada',
      supplyRequired: 'With Supply',
      indicativeVolumes: '2 M packs a year',
    },
    steps: [
      reviewed(38),
      issued(33, {
        currency: 'USD',
        supplyPrice: '1.05',
        priceUnit: 'pack of 100 tablets 500 mg',
        volumes: ['2000000'],
        exclusivity: 'Non-exclusive',
        territory: ['Canada'],
        validIn: -15,
      }),
      [
        28,
        'buyer',
        {
          move: 'decline',
          note: 'At this price tenders in Ontario are out of reach. Thank you for the quick answer.',
        },
      ],
    ],
  },
  {
    listing: 'DB-10970',
    buyer: meera,
    daysAgo: 36,
    answers: { marketsOfInterest: 'EU, UK', supplyRequired: 'Without  Supply', indicativeVolumes: '' },
    steps: [
      reviewed(35),
      [31, 'buyer', { move: 'withdraw', note: 'We have decided for the 30 mg strength first.' }],
    ],
  },
  {
    listing: 'DB-10187',
    buyer: amara,
    daysAgo: 34,
    answers: {
      marketsOfInterest: 'MENA, Africa',
      supplyRequired: 'With Supply',
      indicativeVolumes: '30,000 syringes in the first year',
    },
    steps: [
      reviewed(34),
      issued(29, { ...sumatriptan, exclusivity: 'Non-exclusive', oneTimeFee: '60000' }),
      [
        26,
        'buyer',
        { move: 'ask-revision', note: 'We would take MENA and Africa exclusively, and pay for it.' },
      ],
      issued(22, sumatriptan, 'Exclusive for both, against a higher fee.'),
      [18, 'buyer', { move: 'sign' }],
      [
        6,
        'desk',
        { move: 'record-fee', fee: { currency: 'USD', due: '500', amount: '500' }, note: 'Received in full' },
      ],
    ],
  },
  {
    listing: 'DB-10697',
    buyer: tomas,
    daysAgo: 30,
    answers: {
      marketsOfInterest: 'Rest of the World',
      supplyRequired: 'With Supply',
      indicativeVolumes: '4,000 vials a year',
    },
    steps: [reviewed(29), [24, 'owner', 'expires']],
  },
  {
    listing: 'DB-10936',
    buyer: tomas,
    daysAgo: 27,
    answers: {
      marketsOfInterest: 'LatAm',
      supplyRequired: 'With Supply',
      indicativeVolumes: '500,000 packs of 30',
    },
    steps: [
      reviewed(26),
      [
        24,
        'owner',
        {
          move: 'decline',
          note: 'Capacity for capsules is taken until the middle of next year. We would be glad to hear from you then.',
        },
      ],
    ],
  },
  {
    listing: 'DB-10493',
    buyer: amara,
    daysAgo: 24,
    answers: {
      marketsOfInterest: 'Africa',
      supplyRequired: 'With Supply',
      indicativeVolumes: '60,000 packs of 30 tablets 400 mg',
    },
    steps: [
      reviewed(23),
      issued(17, {
        currency: 'USD',
        supplyPrice: '18.75',
        priceUnit: 'pack of 30 tablets 400 mg',
        volumes: ['60000', '80000', '100000'],
        oneTimeFee: '75000',
        profitShare: '12.5',
        exclusivity: 'Semi-exclusive',
        territory: ['Africa'],
        validIn: 8,
      }),
      [5, 'buyer', { move: 'sign', note: 'The fee follows within the week.' }],
    ],
  },
  {
    listing: 'DB-10535',
    buyer: ines,
    daysAgo: 22,
    answers: {
      interest: 'Co-development of the 1 mg and 2 mg tablets for the EU and the UK',
      contribution: 'Up to 1.5 M EUR against milestones, and a regulatory team in Lisbon',
    },
    steps: [
      reviewed(21),
      [
        16,
        'desk',
        {
          says: 'The owner is preparing a plan with the cost of the pivotal study. You will have it this week.',
        },
      ],
      [
        12,
        'desk',
        {
          move: 'issue-term-sheet',
          terms: {
            currency: 'EUR',
            oneTimeFee: '1500000',
            profitShare: '40',
            exclusivity: 'Exclusive',
            territory: ['EU', 'UK'],
            validIn: 18,
            otherTerms:
              'Paid in three parts: at signature, at the end of the pivotal study, at first approval.',
          },
        },
      ],
    ],
  },
  {
    listing: 'DB-10053',
    buyer: tomas,
    daysAgo: 20,
    answers: {
      marketsOfInterest: 'LatAm',
      supplyRequired: 'With Supply',
      indicativeVolumes: '150,000 packs of 56',
    },
    steps: [
      reviewed(20),
      [
        17,
        'buyer',
        {
          says: 'We file in Chile and Peru first. Is the certificate of pharmaceutical product available for both?',
        },
      ],
      [16, 'owner', { says: 'Yes, from the Indian authority, within four weeks of your order.' }],
      issued(14, {
        ...pregabalin,
        supplyPrice: '2.60',
        royalty: '6',
        exclusivity: 'Semi-exclusive',
        validIn: 5,
      }),
      [
        10,
        'buyer',
        {
          move: 'ask-revision',
          note: 'We need exclusivity in LatAm for the investment in registration, and a royalty below 5 %.',
        },
      ],
      issued(6, pregabalin),
    ],
  },
  {
    listing: 'DB-10025',
    buyer: sunil,
    daysAgo: 16,
    answers: {
      marketsOfInterest: 'EU, UK',
      supplyRequired: 'With Supply',
      indicativeVolumes: '1.2 M packs of 30 a year',
    },
    steps: [
      reviewed(15),
      issued(10, {
        currency: 'EUR',
        supplyPrice: '0.92',
        priceUnit: 'pack of 30 tablets 50 mg',
        volumes: ['1200000', '1500000'],
        oneTimeFee: '65000',
        exclusivity: 'Non-exclusive',
        territory: ['EU', 'UK'],
        validIn: 0,
      }),
      [4, 'buyer', { says: 'Our board meets tomorrow. Is the price for the 100 mg strength the same?' }],
      [3, 'owner', { says: 'It is 1.10 EUR for the 100 mg strength, all else as written.' }],
    ],
  },
  {
    listing: 'SU-20211',
    buyer: sunil,
    daysAgo: 15,
    answers: {
      gmpStatusRequired: 'EU GMP',
      dosageFormsOfInterest: 'Transdermal patches',
      indicativeVolumes: '3 M patches a year from the second year on',
      specialCapabilitiesRequired: 'Matrix patches, child-resistant pouches',
    },
    steps: [
      reviewed(14),
      issued(8, {
        currency: 'CHF',
        supplyPrice: '0.46',
        priceUnit: 'patch in its pouch',
        volumes: ['1000000', '3000000'],
        oneTimeFee: '220000',
        exclusivity: 'Non-exclusive',
        territory: ['EU', 'UK'],
        validIn: 15,
        otherTerms: 'Technology transfer of two strengths included.',
      }),
      [
        3,
        'buyer',
        {
          move: 'ask-revision',
          note: 'Please split the transfer fee into two parts, the second after validation.',
        },
      ],
    ],
  },
  {
    listing: 'SU-20164',
    buyer: tomas,
    daysAgo: 13,
    answers: {
      gmpStatusRequired: 'USFDA',
      dosageFormsOfInterest: 'Injectable',
      indicativeVolumes: '200,000 vials a year',
      specialCapabilitiesRequired: 'Lyophilisation',
    },
    steps: [],
  },
  {
    listing: 'DB-10035',
    buyer: greta,
    daysAgo: 12,
    answers: {
      marketsOfInterest: 'US',
      supplyRequired: 'With Supply',
      indicativeVolumes: '6,000 bottles a year',
    },
    steps: [
      reviewed(11),
      issued(7, {
        currency: 'USD',
        supplyPrice: '310',
        priceUnit: 'bottle of 90 mL',
        volumes: ['6000', '8000'],
        royalty: '8',
        exclusivity: 'Exclusive',
        territory: ['US'],
        validIn: 10,
      }),
      [
        2,
        'buyer',
        {
          move: 'ask-revision',
          note: 'An orphan product of this volume cannot carry 8 %. We propose 5 % and a minimum volume.',
        },
      ],
    ],
  },
  {
    listing: 'DB-10091',
    buyer: greta,
    daysAgo: 8,
    answers: {
      marketsOfInterest: 'UK, Australia',
      supplyRequired: 'With Supply',
      indicativeVolumes: '250,000 packs of 24',
    },
    steps: [reviewed(7)],
  },
  {
    listing: 'DB-10624',
    buyer: amara,
    daysAgo: 6,
    answers: {
      marketsOfInterest: 'MENA',
      supplyRequired: 'With Supply',
      indicativeVolumes: '15,000 vials for hospital tenders',
    },
    steps: [
      reviewed(5),
      [
        3,
        'owner',
        { says: 'Which shelf life do the tenders ask for? We have 24 months, and 36 from March on.' },
      ],
      [2, 'buyer', { says: '24 months will do, with 18 left on delivery.' }],
    ],
  },
  {
    listing: 'DB-10969',
    buyer: ines,
    daysAgo: 5,
    answers: {
      interest: 'Acquisition of the development for the US',
      contribution: 'Full funding of the remaining studies',
    },
    steps: [
      reviewed(4),
      [
        2,
        'owner',
        { says: 'We would rather keep the manufacture. Would a shared development interest you?' },
      ],
    ],
  },
  {
    listing: 'DB-10306',
    buyer: sunil,
    daysAgo: 4,
    answers: {
      marketsOfInterest: 'South Asia',
      supplyRequired: 'With Supply',
      indicativeVolumes: '400,000 packs of 60',
    },
    steps: [reviewed(3)],
  },
  {
    listing: 'DB-10964',
    buyer: piotr,
    daysAgo: 2,
    answers: {
      marketsOfInterest: 'EU',
      supplyRequired: 'With Supply',
      indicativeVolumes: '80,000 packs in Poland',
    },
    steps: [],
  },
  {
    listing: 'DB-10239',
    buyer: meera,
    daysAgo: 1,
    answers: { marketsOfInterest: 'US', supplyRequired: 'Without  Supply', indicativeVolumes: '' },
    steps: [],
  },
  {
    listing: 'DB-10301',
    buyer: yuki,
    daysAgo: 1,
    answers: {
      marketsOfInterest: 'MENA',
      supplyRequired: 'With Supply',
      indicativeVolumes: '1 M packs of 10 tablets',
    },
    steps: [],
  },
];
