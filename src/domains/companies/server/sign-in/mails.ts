import type { Mail } from '#platform/server/mail/outbox.ts';

/** What has become of a company's sign-in, to all of its administrators: it opens their people's accounts. */
export const signInNews = {
  set: 'Its people sign in by the provider of OpenID Connect below from now on.',
  dropped: 'Its own sign-in is taken away: its people come in by their passwords again.',
  only: 'Its own sign-in is the only way in for addresses of its domains from now on.',
  open: 'Its own sign-in is not the only way in any more.',
} as const;

export function signInChangedMail(
  to: string,
  company: string,
  news: keyof typeof signInNews,
  { issuer, by }: { issuer: string; by: string },
  publicUrl: string,
): Mail {
  return {
    to,
    subject: `The sign-in of ${company} has been changed`,
    paragraphs: [signInNews[news], 'If nobody of you did this, write to us at once.'],
    facts: [
      { label: 'Company', value: company },
      { label: 'Issuer', value: issuer },
      { label: 'Changed by', value: by },
    ],
    action: { label: 'Open the company', url: `${publicUrl}/company` },
  };
}
