import classes from './framed-page.module.css';
import { PageFrame, type PageProps } from './page.tsx';

/** A page in the back office's frame: its head, and its content. One of the side navigation needs no breadcrumb. */
export function FramedPage(props: PageProps) {
  return <PageFrame {...props} classes={classes} />;
}
