import type { Mail } from '#platform/server/mail/outbox.ts';

type ContactForMail = { name: string; email: string; phone: string; message: string; topic: string };

/** To the desk: who wrote, what, and where to answer. */
export function deskMail(contact: ContactForMail, desk: string): Mail {
  const { name, email, phone, message, topic } = contact;
  return {
    to: desk,
    beforeProof: true,
    subject: message === '' ? `A visitor, ${name}, wants to hear from us` : `Message from a visitor, ${name}`,
    heading: message === '' ? 'Somebody wants to hear from us' : 'A message from the site',
    paragraphs: message === '' ? [`A visitor, ${name}, left an address and no message.`] : [message],
    facts: [
      { label: 'Written by', value: 'A visitor of the site' },
      ...(topic === '' ? [] : [{ label: 'Topic', value: topic }]),
      { label: 'Name', value: name },
      { label: 'Email', value: email },
      { label: 'Phone', value: phone || '-' },
    ],
    action: { label: 'Answer by email', url: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
  };
}
