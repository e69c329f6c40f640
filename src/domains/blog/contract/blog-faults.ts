import { readPictureAddress } from '#platform/contract/pictures.ts';
import type { BlogDraft } from './blog-editing.ts';

type Fault = { path: keyof BlogDraft; message: string };

/** What keeps a post from being shown to everybody (§19.5), each with what to do about it. */
export function faultsOf({ title, image, imageAlt, content }: BlogDraft): Fault[] {
  const isDrawing = readPictureAddress(image) === null;
  const faults: (Fault | false)[] = [
    title === '' && { path: 'title', message: 'Give the post a title' },
    image === '' && { path: 'image', message: 'Choose a cover picture' },
    !isDrawing && imageAlt === '' && { path: 'imageAlt', message: 'Say what the cover picture shows' },
    content.replace(/<(?!img)[^<>]*>/g, '').trim() === '' && { path: 'content', message: 'Write the text' },
    hasUndescribedPicture(content) && {
      path: 'content',
      message: 'Say of every picture in the text what it shows: one has no alternative text',
    },
  ];
  return faults.filter((fault) => fault !== false);
}

/** Sanitised HTML writes every attribute in double quotes, and neither '<' nor '>' within one. */
function hasUndescribedPicture(content: string): boolean {
  return (content.match(/<img[^<>]*>/g) ?? []).some((picture) => !/ alt="[^"]*\S[^"]*"/.test(picture));
}
