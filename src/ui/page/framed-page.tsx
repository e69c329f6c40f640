import classes from './framed-page.module.css';
import { PageFrame, type PageProps } from './page.tsx';

/** A page within a frame of its own: its head, and its content. What the frame's navigation leads to needs no breadcrumb. */
export function FramedPage(props: PageProps) {
  return <PageFrame {...props} classes={classes} />;
}
