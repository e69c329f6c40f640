/** Why a sign-in by one's company ended without a session, in words for whoever came back from its provider. */
export const companyRefusals = {
  declined: 'You turned back at your company’s sign-in, so nobody has been signed in. Try again.',
  unreachable:
    'Your company’s sign-in cannot be reached at the moment. Try again in a few minutes, or tell who runs it.',
  unproven:
    'Your company’s sign-in has not confirmed your email address, so nobody has been signed in. Tell who runs it.',
  foreign:
    'Your company’s sign-in told an address that is of none of its proven domains, so nobody has been signed in. Tell who runs it.',
  another:
    'The account of this email is tied to another account of your company’s sign-in. Log in with that one, or write to us.',
  elsewhere:
    'Your company’s sign-in begins here: type your email, and choose ‘Continue with’ its domain. A link from elsewhere signs nobody in.',
  changed:
    'Your company’s sign-in was set anew while you were on your way, so nobody has been signed in. Begin again.',
  ended: 'You belong to the company no more. Ask one of its administrators to invite you.',
  often:
    'Too many sign-ins began from your network within a quarter of an hour, so nobody has been signed in. Try again in some minutes.',
  busy: 'Too many people come by your company’s sign-in at the moment. Try again in a few seconds.',
  failed: 'Your company’s sign-in did not work this time. Try again, or tell who runs it.',
} as const;

/** What stands at the domain of an address whose company lets nobody in by another way. */
export function otherWayClosed(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return `Addresses at ${domain} log in by their company’s own sign-in. Choose ‘Continue with ${domain}’ on the login page.`;
}
