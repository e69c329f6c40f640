import type { Answer } from '#platform/contract/calls.ts';
import { previewOf } from './preview.ts';

export type BlogPost = Answer<'POST /get-blog'>['data'];

/** A post as its card shows it: without the content, which would travel for nothing. */
export type BlogSummary = {
  id: string;
  title: string;
  image: string;
  publishedAt: string;
  preview: string;
};

const previewLength = 150;

export function toSummary({ _id, title, image, publishedAt, content }: BlogPost): BlogSummary {
  return { id: _id, title, image, publishedAt, preview: previewOf(content, previewLength) };
}

export function pathOf(id: string): string {
  return `/blog-details/${encodeURIComponent(id)}`;
}
