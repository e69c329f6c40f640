import classes from './molecule-drawing.module.css';

type MoleculeDrawingProps = {
  /** Address of the drawing; null where the molecule has none, as with proteins. */
  structure: string | null;
  title: string;
  size: 'small' | 'large';
};

/** The drawn structure in a box of fixed size, so that nothing moves when it arrives. */
export function MoleculeDrawing({ structure, title, size }: MoleculeDrawingProps) {
  return (
    <div className={classes.box} data-size={size}>
      {structure ? (
        <img
          className={classes.drawing}
          src={structure}
          alt={`Structure of ${title}`}
          width={size === 'small' ? 200 : 300}
          height={size === 'small' ? 120 : 200}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <p className={classes.none}>No structure to draw</p>
      )}
    </div>
  );
}
