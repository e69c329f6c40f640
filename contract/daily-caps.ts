/** What one member may send in 24 hours. Nobody who looks for partners comes near; who mails strangers does. */
export const dailyCaps = {
  requests: 100,
  /** Messages and moves of requests, mailed to the others who take part, and changes of listings, mailed to the desk. */
  messages: 300,
} as const;
