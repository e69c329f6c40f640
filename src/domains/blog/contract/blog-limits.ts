/** The longest that a post's parts may be, in characters, and how many subjects it may have. */
export const blogLimits = { title: 200, alternative: 300, tag: 40, tags: 10, content: 80_000 };
