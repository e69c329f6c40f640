export type Question = {
  /** Names the question in addresses: `/faq#compare`. */
  id: string;
  question: string;
  /** Paragraphs, as plain text: the page shows them, and search engines are given the same words. */
  answer: readonly string[];
  /** The way on from the answer. */
  more?: { label: string; to: string };
};

/** Seven questions on these topics, in this order (§2.10). */
export const questions: readonly Question[] = [
  {
    id: 'what',
    question: 'What is Dosebridge?',
    answer: [
      'A business-to-business marketplace for finished-dosage pharmaceuticals. One side lists product dossiers for licensing or acquisition and the plants that make them; the other side, companies that register and sell medicines in their own markets, finds, compares and requests term sheets from them.',
      'It covers generics, dossiers, licensing and CDMO. It is no price list and no broker: once a term sheet is executed, you deal with the supplier directly.',
    ],
    more: { label: 'Who is behind it', to: '/about-us' },
  },
  {
    id: 'how',
    question: 'How does it work?',
    answer: [
      'You register, look for products or partners with the finders, compare what you found, and request a term sheet for your markets and volumes. Your CDA and RFQ travel with the request, and every request gets a reference that you can quote.',
      'When the terms suit you, you execute the term sheet and pay a nominal refundable fee to the provider. From there on due diligence and contract are between you and the supplier.',
    ],
    more: { label: 'See the seven steps', to: '/how-it-works' },
  },
  {
    id: 'who',
    question: 'Who can use it?',
    answer: [
      'Business development and licensing teams, buyers and portfolio managers, finished dosage form suppliers, contract manufacturers, CDMOs and R&D teams. You register as a company’s representative, with your business email.',
      'It is not for patients, pharmacies or private persons: nothing here can be ordered by the pack.',
    ],
  },
  {
    id: 'difference',
    question: 'How is it different from traditional networking?',
    answer: [
      'Trade fairs and personal networks show you whom you happen to meet. The finders show every listed dossier that fits your dosage form, market, readiness and GMP status, including those of companies whose stand you never passed.',
      'And the facts come first. Readiness, bio-equivalence, stability zone, batch size, MOQ and deal type stand on the listing, so the first call is about terms, not about whether the product exists.',
    ],
  },
  {
    id: 'mandatory',
    question: 'Is registration mandatory?',
    answer: [
      'Yes. The finders, the details of dossiers and suppliers, and requests are for registered members only. Those who list products want to know that deal terms are read by companies which could act on them.',
      'Registration is free of charge for buyers. You give your business email, receive an invitation, and create your profile with it.',
    ],
    more: { label: 'What registration gives you', to: '/registration' },
  },
  {
    id: 'explore',
    question: 'How do I explore products?',
    answer: [
      'With the product finder and its filters. Type a molecule, a reference product or a listing code; typing errors and synonyms such as paracetamol and acetaminophen are understood. Then narrow by therapeutic category, dosage form, route of administration, market of interest, US constraint date, country of manufacture, readiness and supply.',
      'Every filter value tells how many dossiers it leaves, so you never filter into nothing by accident. A search lives in its address: bookmark it, or send it to a colleague.',
    ],
  },
  {
    id: 'compare',
    question: 'How do I compare products?',
    answer: [
      'The same facts stand at the same place on every card and every data sheet: dossier status, GMP accreditations and last inspection, country of manufacture, one-time fee, royalty or profit share, supply terms and lead time to an offer. Two candidates differ where you look, not in how they are described.',
      'Curated dossiers carry an amber badge: their due diligence has been done in advance. For the prices of your own volumes, request a term sheet from each of your short list; asking costs nothing.',
    ],
  },
];
