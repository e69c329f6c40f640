/** What one member may send in 24 hours. Nobody who looks for partners comes near; who mails strangers does. */
export const dailyCaps = {
  requests: 100,
  /** Messages and moves of requests: each is mailed to the others who take part. */
  messages: 300,
} as const;
