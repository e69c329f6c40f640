import { Drawing } from '#ui/mark/drawing.tsx';

const hill = { fill: 'var(--action-soft-hover)', fillOpacity: 0.6 };
const far = { stroke: 'var(--action-line)' };
const wall = { fill: 'var(--surface)', stroke: 'var(--ink)' };
const tank = { fill: 'var(--action-soft-hover)', stroke: 'var(--action)' };
const windows = { stroke: 'var(--action)' };
const ground = { stroke: 'var(--ink)' };

/** A plant as it stands at the edge of a town: tanks, hall, stack and the pipe between them. */
export function PlantSkyline() {
  return (
    <Drawing
      viewBox="0 0 340 96"
      width="340"
      height="96"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path {...hill} d="M0 96c40-34 84-40 128-22s76-32 126-28 62 30 86 50z" />
      <path {...far} d="M214 96V40h14v56M236 96V28h10v68" />
      <path {...wall} d="M96 96V60l26-16v16l26-16v16l26-16v52z" />
      <path {...windows} d="M106 72h14M130 72h14M154 72h10M106 82h14M130 82h14M154 82h10" />
      <path {...tank} d="M30 96V58c0-8 5-13 14-13s14 5 14 13v38z" />
      <path {...tank} d="M62 96V68c0-6 4-10 11-10s11 4 11 10v28z" />
      <path {...windows} d="M44 45V32h146v18M73 58V32" />
      <path {...wall} d="M190 96V50h18v46z" />
      <path {...wall} d="M250 96V64h68v32z" />
      <path {...windows} d="M260 74h10M278 74h10M296 74h10M260 84h10M278 84h10M296 84h10" />
      <path {...ground} d="M4 95h332" />
    </Drawing>
  );
}
