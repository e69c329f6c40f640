import { PointList } from '#ui/mark/point-list.tsx';

/** The benefits (§2.6), here with what they mean at work. */
const gains = [
  {
    title: 'Up-to-date dossiers for global markets',
    text: 'Readiness by market, reference product and study, stability conditions, DMF or CEP status, deal type and exclusivity on one data sheet.',
  },
  {
    title: 'Curated information on multiple dosage forms',
    text: 'From film-coated tablets to lyophilised injectables. Curated dossiers have their due diligence behind them.',
  },
  {
    title: 'Many suppliers',
    text: 'Plants by location, dosage form, cGMP accreditation and special capability, with capacities and equipment line by line.',
  },
  {
    title: 'Term sheets for your volumes',
    text: 'Request them with markets, volumes, CDA and RFQ at once. Each gets a reference and a timeline.',
  },
  {
    title: 'Additional services',
    text: 'Product development, analytical, bio-availability/bio-equivalence and clinical supplies are to come; members hear first.',
  },
  {
    title: 'Searches you can pass on',
    text: 'Filters, text and page live in the address: send a short list to a colleague as a link.',
  },
] as const;

export function Membership() {
  return <PointList id="membership" title="What a member gets" points={gains} />;
}
