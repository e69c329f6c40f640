import { type MouseEvent, useContext } from 'react';
import { ServedContext } from '#platform/web/page/served.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { pathOf } from './post.ts';
import { linkedIn, linkedInAddress, type Network, openPopup, whatsApp, whatsAppAddress } from './share.ts';
import classes from './share-buttons.module.css';

/** Links to WhatsApp and LinkedIn: popups of their sizes, and without JavaScript plain links. */
export function ShareButtons({ id, title }: { id: string; title: string }) {
  const { publicUrl } = useContext(ServedContext);
  const userAgent = useHydrated() ? navigator.userAgent : '';
  const url = publicUrl + pathOf(id);
  return (
    <div className={classes.buttons}>
      <ShareLink network={whatsApp} title={title} address={whatsAppAddress(url, title, userAgent)}>
        <path d="M12 3.2a8.7 8.7 0 0 0-7.5 13.1l-1.2 4.5 4.6-1.2A8.7 8.7 0 1 0 12 3.2z" />
        <path
          d="M8.9 8c-.9.8-.8 2.1-.1 3.3a9 9 0 0 0 3.9 3.6c1.2.5 2.4.4 3-.6.3-.5.3-.9 0-1.1l-1.6-.9-1.1 1c-1.3-.5-2.3-1.5-2.8-2.7l.9-1.1-.8-1.7c-.3-.3-.9-.2-1.4.2z"
          className={classes.solid}
        />
      </ShareLink>
      <ShareLink network={linkedIn} title={title} address={linkedInAddress(url)}>
        <rect x="3.5" y="3.5" width="17" height="17" rx="3" />
        <path d="M8 10.5V16.5M12 16.5V10.5M12 13.5c0-2 1-3 2.3-3s1.9.9 1.9 2.6v3.4" />
        <circle cx="8" cy="7.6" r=".6" className={classes.solid} />
      </ShareLink>
    </div>
  );
}

type ShareLinkProps = { network: Network; title: string; address: string; children: React.ReactNode };

function ShareLink({ network, title, address, children }: ShareLinkProps) {
  function open(event: MouseEvent): void {
    if (openPopup(address, network)) event.preventDefault();
  }
  return (
    <a
      className={classes.button}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      title={`Share on ${network.name}`}
      onClick={open}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {children}
      </svg>
      <span className="visually-hidden">{`Share on ${network.name}: ${title}`}</span>
    </a>
  );
}
