/** Where a post stands: nobody sees it, it appears by itself when its time comes, or everybody sees it. */
export const blogPostStates = ['draft', 'scheduled', 'published'] as const;
export type BlogPostState = (typeof blogPostStates)[number];
