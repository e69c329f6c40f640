import { useState } from 'react';
import { button } from '#ui/action/button-link.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { contactCards } from './cards.tsx';
import classes from './contact-cards.module.css';
import { ContactDialog, ThanksDialog } from './contact-dialog.tsx';

type Open = { dialog: 'contact'; title: string } | { dialog: 'thanks' } | null;

/** The three cards, and whichever dialog one of them has opened. */
export function ContactCards() {
  const [open, setOpen] = useState<Open>(null);
  function close(): void {
    setOpen(null);
  }
  return (
    <>
      <noscript>
        <div className={classes.notice}>
          <Notice kind="warning">Writing to us from this page needs JavaScript.</Notice>
        </div>
      </noscript>
      <ul className={`list ${classes.cards}`}>
        {contactCards.map((card) => (
          <li key={card.title} className={`card ${classes.card}`}>
            {card.picture}
            <h2 className={classes.title}>{card.title}</h2>
            <p className={classes.text}>{card.text}</p>
            <button
              type="button"
              className={`${button} ${classes.button}`}
              aria-haspopup="dialog"
              onClick={() => setOpen({ dialog: 'contact', title: card.title })}
            >
              {card.button}
            </button>
          </li>
        ))}
      </ul>
      {open?.dialog === 'contact' && (
        <ContactDialog title={open.title} onClose={close} onSent={() => setOpen({ dialog: 'thanks' })} />
      )}
      {open?.dialog === 'thanks' && <ThanksDialog onClose={close} />}
    </>
  );
}
