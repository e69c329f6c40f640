import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './tiles.module.css';

type TilesProps<T extends string> = {
  label: string;
  /** Every tile, always at the same place, so that cards compare at a glance. */
  tiles: readonly T[];
  lit: ReadonlySet<T>;
  icons: Readonly<Record<T, string>>;
};

/** A row of tiles, lit where the plant has what they stand for and dimmed where it has not. */
export function Tiles<T extends string>({ label, tiles, lit, icons }: TilesProps<T>) {
  return (
    <div className={classes.row}>
      <h4 className={classes.label}>{label}</h4>
      <ul className={`list cluster ${classes.tiles}`}>
        {tiles.map((tile) => (
          <li key={tile} className={`inline ${classes.tile}`} data-lit={lit.has(tile) || undefined}>
            <LineIcon d={icons[tile]} size={16} className={classes.icon} />
            {tile}
            <span className="visually-hidden">{lit.has(tile) ? ': yes' : ': no'}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
