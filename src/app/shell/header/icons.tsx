/** The few icons every page carries, drawn here so that no icon library has to ship with the shell. */
export function SunIcon() {
  return (
    <Icon d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.64 5.64 6.7 6.7M17.3 17.3l1.06 1.06M5.64 18.36l1.06-1.06M17.3 6.7l1.06-1.06" />
  );
}

export function MoonIcon() {
  return <Icon d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
}

export function AutoIcon() {
  return <Icon d="M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z" filled="M12 3.5v17a8.5 8.5 0 0 0 0-17z" />;
}

export function CheckIcon() {
  return <Icon d="m5 12.5 4.5 4.5L19 7.5" />;
}

export function MenuIcon() {
  return <Icon d="M4 7h16M4 12h16M4 17h16" />;
}

export function CloseIcon() {
  return <Icon d="m6 6 12 12M18 6 6 18" />;
}

export function ChevronIcon() {
  return <Icon d="m6 9.5 6 6 6-6" size={16} />;
}

export function SearchIcon() {
  return <Icon d="M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM16 16l4 4" size={16} />;
}

function Icon({ d, filled, size = 20 }: { d: string; filled?: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
      {filled && <path d={filled} fill="currentColor" />}
    </svg>
  );
}
