/** Where a post can be shared, and the size of the network's popup (specification, section 9). */
export type Network = { name: string; popup: { width: number; height: number } };

export const whatsApp: Network = { name: 'WhatsApp', popup: { width: 550, height: 400 } };
export const linkedIn: Network = { name: 'LinkedIn', popup: { width: 750, height: 600 } };

/** WhatsApp has one host for phones and one for everything else (specification, section 9). */
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

/** Opens a network's popup in the middle of the window it came from. False where the browser would not open one. */
export function openPopup(address: string, { popup: { width, height } }: Network): boolean {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  return window.open(address, '_blank', features) !== null;
}
