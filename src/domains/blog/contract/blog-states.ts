/** Where a post stands: nobody sees it, it appears by itself when its time comes, or everybody sees it. */
export const blogPostStates = ['draft', 'scheduled', 'published'] as const;
export type BlogPostState = (typeof blogPostStates)[number];

/** What a state means, wherever it stands (§10.16). */
export const postMeanings = {
  draft: 'moving',
  scheduled: 'waiting',
  published: 'done',
} as const satisfies Record<BlogPostState, string>;
