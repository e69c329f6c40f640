/** The words of the confidentiality agreement. Places to fill in stand in square brackets. */

export const cdaParties = [
  'This agreement is made on [date] (the "Effective Date") between',
  '[Company A], a company organised under the laws of [country], with its registered office at [address] ("Company A"), and',
  '[Company B], a company organised under the laws of [country], with its registered office at [address] ("Company B"),',
  'each a "Party" and together the "Parties". The Party that discloses information is the "Discloser", the Party that receives it the "Recipient".',
];

export const cdaRecitals = [
  'The Parties wish to evaluate a possible business relationship concerning the licensing, supply, manufacture or technology transfer of the finished pharmaceutical product [product, dosage form, strengths; listing code] for [territory] (the "Purpose"), and will exchange confidential information to that end. They agree as follows.',
];

export const cdaClauses = [
  {
    title: 'Confidential Information',
    texts: [
      '"Confidential Information" means all information that a Discloser or its Affiliates make available for the Purpose in any form, including dossiers and their modules, drug master file references, formulations, manufacturing processes, specifications, stability, bioequivalence and clinical data, regulatory correspondence, prices, volumes, forecasts and business plans, and the fact and content of the discussions.',
      'It does not include information that the Recipient can show by written records (a) was public, or became so without its fault; (b) was known to it before disclosure; (c) was received lawfully from a third party free to disclose it; or (d) was developed independently, without use of the Confidential Information.',
      '"Affiliate" means any entity that controls, is controlled by, or is under common control with a Party, control being more than fifty per cent of the voting rights.',
    ],
  },
  {
    title: 'Duties of the Recipient',
    texts: [
      'The Recipient shall use Confidential Information only for the Purpose, keep it secret with at least the care it applies to its own, and not less than reasonable care, and disclose it only to those employees, Affiliates, advisers and consultants who need to know it for the Purpose and are bound by duties no less strict. The Recipient is liable for their acts as for its own.',
      'The Recipient shall not analyse, reverse engineer or determine the composition of samples without the prior written consent of the Discloser.',
      'Where law, a court or an authority requires disclosure, the Recipient shall, as far as it may, tell the Discloser beforehand, disclose no more than is required, and ask for confidential treatment.',
    ],
  },
  {
    title: 'Ownership, no licence, no warranty',
    texts: [
      'Confidential Information remains the property of the Discloser. Nothing in this agreement grants a licence or other right under any patent, know-how, marketing authorisation or trade mark, or obliges a Party to enter into any further agreement.',
      'Confidential Information is provided as it is. The Discloser gives no warranty as to its completeness or accuracy, except as a later agreement may provide.',
    ],
  },
  {
    title: 'Return and destruction',
    texts: [
      'On written request the Recipient shall, within thirty (30) days, return or destroy all Confidential Information and confirm so in writing. It may keep one copy in its legal archive to prove its duties, and copies made by routine electronic back-up, which stay subject to this agreement.',
    ],
  },
  {
    title: 'Term',
    texts: [
      'This agreement takes effect on the Effective Date and covers disclosures made within [two (2)] years. The duties of confidence and restricted use last for [five (5)] years after the last disclosure and, for information that is a trade secret, as long as it remains one.',
    ],
  },
  {
    title: 'Remedies',
    texts: [
      'The Parties accept that damages alone may not compensate a breach, and that the Discloser may seek injunctive relief in addition to any other remedy.',
    ],
  },
  {
    title: 'General',
    texts: [
      'Neither Party shall use the name of the other in public without its prior written consent. Personal data shall be exchanged only as far as needed for the Purpose and handled under the data protection law that applies.',
      'Neither Party may assign this agreement without the written consent of the other, except to a successor of the whole business concerned. Changes need written form. If a provision is invalid, the remaining provisions stay in force. This agreement may be signed in counterparts and by electronic signature.',
      'This agreement is governed by the laws of [country]. The courts of [city] have jurisdiction.',
    ],
  },
] as const;
