/** A drawing of one line in a square of 20 by 20, in the colour of the text beside it, which says what it means. */
export function LineIcon({ d, size = 20, className }: { d: string; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
