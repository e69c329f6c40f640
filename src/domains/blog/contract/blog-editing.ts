import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { momentAhead } from '#platform/contract/days.ts';
import { text } from '#platform/contract/fields.ts';
import { isCoverAddress, pictureBox } from '#platform/contract/pictures.ts';
import { rowId } from '#platform/contract/row-id.ts';
import { blogPost } from './blog.ts';
import { blogLimits } from './blog-limits.ts';
import { blogPostStates } from './blog-states.ts';

/** What the desk writes. A draft may lack any of it. */
const blogDraft = z.object({
  title: text(blogLimits.title).transform((title) => title.trim()),
  image: z
    .string()
    .refine((src) => src === '' || isCoverAddress(src), 'The cover is an uploaded picture')
    .describe('Address of the cover; empty for none yet'),
  imageAlt: text(blogLimits.alternative)
    .transform((words) => words.trim())
    .describe('What the cover shows, for whoever cannot see it'),
  tags: z
    .array(
      text(blogLimits.tag)
        .transform((tag) => tag.trim())
        .refine((tag) => tag !== '', 'A subject needs a word'),
    )
    .max(blogLimits.tags, `At most ${blogLimits.tags} subjects`)
    .transform((tags) => [...new Set(tags)]),
  content: text(blogLimits.content).describe('HTML; whatever a post may not hold is taken out'),
});
export type BlogDraft = z.output<typeof blogDraft>;

/** A post as the desk edits it. */
const editedPost = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  imageAlt: z.string(),
  tags: z.array(z.string()),
  content: z.string(),
  state: z.enum(blogPostStates),
  publishedAt: z.iso.datetime().nullable().describe('Ahead while scheduled; null for a draft'),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().nullable().describe('Who saved it last; null for what came with the product'),
  revision: z.int().describe('Rises with every change: who saves on an older one is told who was quicker'),
});
export type EditedPost = z.infer<typeof editedPost>;

const id = z.object({ id: rowId });
const revision = z.int().min(1).describe('The revision that the change is based on');
const revisionInAddress = z.object({ revision: z.coerce.number().pipe(revision) });
const answer = z.object({ message: z.string(), data: editedPost });
const access = ['admin'] as const;
const forDesk = { source: '§19.5', access } as const;

/** Writing the blog, for the desk. What the public reads stands in site.ts. */
export const blogEditingCalls = defineCalls({
  'GET /api/blog-posts/:id': {
    summary: 'A post as it is edited',
    ...forDesk,
    params: id,
    response: z.object({ data: editedPost }),
  },
  'POST /api/blog-posts': {
    repeat: 'keyed',
    summary: 'Begin a post: a draft',
    ...forDesk,
    body: blogDraft,
    response: answer,
  },
  'POST /api/blog-posts/:id': {
    repeat: { unkeyed: 'the revision is another by then' },
    summary: 'Save a post; 409 when somebody else has saved it since',
    ...forDesk,
    params: id,
    body: blogDraft.extend({ revision }),
    response: answer,
  },
  'DELETE /api/blog-posts/:id': {
    repeat: { unkeyed: 'what is deleted stays deleted' },
    summary: 'Delete a post for good',
    ...forDesk,
    params: id,
    query: revisionInAddress,
    response: z.object({ message: z.string() }),
  },
  'POST /api/blog-posts/:id/publication': {
    repeat: { unkeyed: 'the revision is another by then' },
    summary: 'Publish a post now, or schedule it',
    ...forDesk,
    params: id,
    body: z.object({ revision, at: momentAhead().nullable().describe('Null for now') }),
    response: answer,
  },
  'DELETE /api/blog-posts/:id/publication': {
    repeat: { unkeyed: 'the revision is another by then' },
    summary: 'Make a draft of a post again',
    ...forDesk,
    params: id,
    query: revisionInAddress,
    response: answer,
  },
  'POST /api/blog-preview': {
    repeat: 'reads',
    summary: 'What the public would read, without saving it',
    ...forDesk,
    body: blogDraft.extend({ id: rowId.nullable(), publishedAt: momentAhead().nullable() }),
    response: z.object({ data: z.object({ post: blogPost, related: z.array(blogPost) }) }),
  },
  'POST /api/blog-pictures': {
    repeat: 'keyed',
    summary: 'Upload a picture for a post',
    source: '§19.6',
    access,
    form: { fields: z.object({}), boxes: { picture: pictureBox } },
    response: z.object({
      data: z.object({ address: z.string(), width: z.int(), height: z.int() }),
    }),
  },
});
