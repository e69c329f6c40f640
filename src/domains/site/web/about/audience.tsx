import { PointList } from '#ui/mark/point-list.tsx';

/** The five kinds of users (§1.2). */
const audience = [
  {
    title: 'Business development professionals',
    text: 'In-license for the next budget year, or out-license what your pipeline has ready, with the deal contours in view from the start.',
  },
  {
    title: 'Buyers',
    text: 'Fill a gap in the portfolio or secure a second source: compare supply terms, MOQ and lead time before the first call.',
  },
  {
    title: 'Contract manufacturers',
    text: 'Show lines, accreditations and free capacity by plant, to companies that are looking for exactly that dosage form.',
  },
  {
    title: 'Finished dosage form suppliers',
    text: 'Take a file that earns in two markets to the twenty others its data already supports.',
  },
  {
    title: 'R&D teams',
    text: 'Find partners for development, pilot BE and tech transfer, or see early what others have under development.',
  },
] as const;

export function Audience() {
  return (
    <PointList
      id="audience"
      title="Who we cater to"
      points={audience}
      lead="People whose work begins with finding the right product, the right plant or the right licensee."
    />
  );
}
