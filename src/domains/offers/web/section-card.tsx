import { type ReactNode, type RefObject, useId } from 'react';
import classes from './section-card.module.css';

type SectionCardProps = {
  title: string;
  /** Where one is led to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/** A titled part of the page. */
export function SectionCard({ title, heading, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={heading && -1} className="card-title">
        {title}
      </h2>
      <div className={`stack ${classes.inner}`}>{children}</div>
    </section>
  );
}
