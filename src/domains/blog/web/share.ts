/** Where a post can be shared, and the size of the network's popup (§9.6). */
export type Network = { name: string; popup: { width: number; height: number } };

export const whatsApp: Network = { name: 'WhatsApp', popup: { width: 550, height: 400 } };
export const linkedIn: Network = { name: 'LinkedIn', popup: { width: 750, height: 600 } };

/** WhatsApp has one host for phones and one for everything else (§9.6). */
export function whatsAppAddress(url: string, title: string, userAgent: string): string {
  if (url === '') throw new Error('WhatsApp: no url to share');
  const phone = /android|iphone|ipad|ipod|windows phone|mobile/i.test(userAgent);
  const host = phone ? 'api.whatsapp.com' : 'web.whatsapp.com';
  return `https://${host}/send?${new URLSearchParams({ text: `${title} ${url}` })}`;
}

export function linkedInAddress(url: string): string {
  if (url === '') throw new Error('LinkedIn: no url to share');
  return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`;
}

/** A pin is a picture: without one there is nothing to share (§8.7). */
export function pinterestAddress(url: string, media: string, description: string): string {
  if (url === '') throw new Error('Pinterest: no url to share');
  if (media === '') throw new Error('Pinterest: no media image to share');
  return `https://pinterest.com/pin/create/button/?${new URLSearchParams({ url, media, description })}`;
}

type Tweet = { title: string; hashtags?: readonly string[]; related?: readonly string[] };

export function twitterAddress(url: string, { title, hashtags = [], related = [] }: Tweet): string {
  if (url === '') throw new Error('Twitter: no url to share');
  // Types are gone where it runs, and a text would be joined letter by letter.
  if (!Array.isArray(hashtags)) throw new Error('Twitter: hashtags must be an array');
  if (!Array.isArray(related)) throw new Error('Twitter: related must be an array');
  const query = new URLSearchParams({ url, text: title });
  if (hashtags.length > 0) query.set('hashtags', hashtags.join(','));
  if (related.length > 0) query.set('related', related.join(','));
  return `https://twitter.com/share?${query}`;
}

/** Opens a network's popup in the middle of the window it came from. False where the browser would not open one. */
export function openPopup(address: string, { popup: { width, height } }: Network): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open(address, '_blank', features) !== null;
}
