/** A post as it is written here; its cover stands in `web/public/blog-pictures/` under the same name. */
export type DemoPost = {
  /** Name of the cover picture's file. */
  picture: string;
  title: string;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  published: string;
  /** HTML of the blog's allow-list. */
  content: string;
};
