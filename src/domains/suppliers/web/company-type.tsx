import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './company-type.module.css';
import { isEmerging } from './display.ts';

const sprout =
  'M10 17.5v-8M10 11.8c0-3.8-2.5-5.8-6.8-5.8 0 3.8 2.5 5.8 6.8 5.8zM10 9.2c0-3.5 2.4-5.4 6.8-5.4 0 3.5-2.4 5.4-6.8 5.4zM6.5 17.5h7';

/** What kind of company it is; an emerging one is marked by a sprout. */
export function CompanyType({ type }: { type: string }) {
  if (!isEmerging(type)) return type;
  return (
    <span className={`inline ${classes.emerging}`}>
      <LineIcon d={sprout} size={16} />
      {type}
    </span>
  );
}
