import { splitList } from '#platform/contract/validation.ts';
import type { BlogDraft, EditedPost } from '../../contract/blog-editing.ts';

/** A post as the form holds it. */
export type PostValues = {
  title: string;
  image: string;
  imageAlt: string;
  /** As typed, with commas between the subjects. */
  tags: string;
  content: string;
};

export const blankValues: PostValues = { title: '', image: '', imageAlt: '', tags: '', content: '' };

export function toValues(post: EditedPost | null): PostValues {
  if (post === null) return blankValues;
  const { title, image, imageAlt, tags, content } = post;
  return { title, image, imageAlt, tags: tags.join(', '), content };
}

/** What is sent. The editor ends every text with an empty paragraph to write on in; readers need none. */
export function toDraft({ tags, content, ...values }: PostValues): BlogDraft {
  return { ...values, tags: splitList(tags), content: content.replace(/(<p><\/p>)+$/, '') };
}
