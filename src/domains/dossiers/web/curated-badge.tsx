import classes from './curated-badge.module.css';

/** Curated: the due diligence was done beforehand. */
export function CuratedBadge() {
  return (
    <span className={`badge-small tinted-warm inline ${classes.badge}`}>
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="m8 1.6 1.7 1.3 2.1-.1.6 2 1.8 1.2-.8 2 .8 2-1.8 1.2-.6 2-2.1-.1L8 14.4l-1.700-1.300-2.100.1-.6-2L1.800 10l.8-2-.8-2 1.800-1.200.6-2 2.100.1z"
          fill="currentColor"
          opacity=".22"
        />
        <path
          d="m5.300 8.100 1.900 1.900 3.500-3.800"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      Curated
    </span>
  );
}
