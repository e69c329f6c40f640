import { z } from 'zod';
import { readData, readText } from '../read-data.ts';

/** Of each post, HTML of the blog's allow-list stands beside it. */
const post = z.strictObject({
  name: z.string().describe("Of the text's file, and of the cover's in public/blog-pictures/"),
  title: z.string(),
  tags: z.array(z.string()),
  published: z.iso.date(),
});

/** The blog of a first start, the oldest first. */
export const demoPosts = readData('blog/posts.json', z.array(post)).map((read) => ({
  ...read,
  content: readText(`blog/${read.name}.html`),
}));
