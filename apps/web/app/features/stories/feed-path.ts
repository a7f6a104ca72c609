/** Bare path of the blog's feed. */
export const feedPath = "/blog/feed.xml";
