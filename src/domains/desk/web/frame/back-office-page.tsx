import { PageFrame, type PageProps } from '#ui/page/page.tsx';
import classes from './back-office-page.module.css';

/** A page in the back office's frame: its head, and its content. One of the side navigation needs no breadcrumb. */
export function BackOfficePage(props: PageProps) {
  return <PageFrame {...props} classes={classes} />;
}
