import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';

/** A blog post (§3.9). */
export const blogPost = z.object({
  _id: z.string(),
  title: z.string(),
  image: z.string().describe('Address of the picture'),
  imageAlt: z.string().describe('What the picture shows; empty where it says nothing of its own'),
  content: z.string().describe('HTML, sanitised'),
  publishedAt: z.iso.datetime(),
});

const blogId = z.string().max(64);

/** The blog (§7.7). It is public: its calls answer with or without a token. */
export const blogCalls = defineCalls({
  'POST /get-all-blog': {
    repeat: 'reads',
    summary: 'Every blog post, newest first',
    source: '§7.7',
    access: 'public',
    response: z.object({ data: z.array(blogPost) }),
  },
  'POST /get-blog': {
    repeat: 'reads',
    summary: 'One blog post',
    source: '§7.7',
    access: 'public',
    body: z.object({ id: blogId }),
    response: z.object({ data: blogPost }),
  },
  'GET /get-latest-logs': {
    summary: 'Blog posts related to one; without an id the newest',
    source: '§7.7',
    access: 'public',
    query: z.object({ id: blogId.optional() }),
    response: z.object({ data: z.array(blogPost) }),
  },
});
