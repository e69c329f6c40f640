import { Link } from 'react-router';
import { fromResults } from '../../page/back-link.tsx';
import classes from './row-list.module.css';
import type { TableKind } from './table-kind.ts';
import type { Rows } from './use-rows.ts';

type RowListProps<C> = { kind: TableKind<C>; cards: readonly C[]; rows: Rows<C> };

/** The rows on a phone: three lines each, the details of one over them. */
export function RowList<C extends { _id: string }>({ kind, cards, rows }: RowListProps<C>) {
  const { name, code, Marks } = kind;
  return (
    <ul className={`list ${classes.list}`} aria-label={kind.label}>
      {cards.map((card) => (
        <li
          key={card._id}
          data-row={card._id}
          className={classes.row}
          onFocus={() => rows.enter(card)}
          onClickCapture={(event) => rows.onClick(event, card)}
        >
          <div className="line">
            <Link to={kind.addressOf(card)} state={fromResults} className={classes.name}>
              {name.show?.(card) ?? name.text(card)}
            </Link>
            <Marks card={card} />
            <span className={classes.code}>{code.text(card)}</span>
          </div>
          <p className={classes.second}>{kind.second(card)}</p>
          <p className={classes.third}>{kind.third(card)}</p>
        </li>
      ))}
    </ul>
  );
}
