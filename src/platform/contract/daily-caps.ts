/** What one member may do in 24 hours (§19.10). Nobody who looks for partners comes near; who mails strangers does. */
export const dailyCaps = {
  requests: 100,
  /** Messages and moves of requests, mailed to the others who take part, and changes of listings, mailed to the desk. */
  messages: 300,
  /** Changes of one's own name or organisation: each stands in the timelines of all running requests. */
  renames: 10,
  /** Own sheets (§12.17), 50 MB each. */
  sheets: 50,
} as const;
