/** Why a sign-in with Google ended without a session, in words for whoever came back from there. */
export const googleRefusals = {
  declined:
    'You turned back at Google, so nobody has been signed in. Try again, or use your email and password.',
  unreachable:
    'Google cannot be reached at the moment. Try again in a few minutes, or use your email and password.',
  unproven:
    'Google has not confirmed this email address yet. Confirm it there and come back, or use your email and password.',
  another:
    'The account of this email is tied to another Google account. Log in with that one, or with your email and password: ‘Forgot password?’ sets one.',
  company:
    'Your company lets its people in by its own sign-in alone. Type your email below, and choose ‘Continue with’ your company.',
  changed: 'Signing in with Google was set anew while you were on your way. Try again.',
  elsewhere: 'Signing in with Google begins on this page.',
  often:
    'Too many sign-ins began from your network within a quarter of an hour, so nobody has been signed in. Try again in some minutes, or use your email and password.',
  busy: 'Too many people sign in with Google at the moment. Try again in a few seconds, or use your email and password.',
  failed: 'Signing in with Google did not work this time. Try again, or use your email and password.',
} as const;
