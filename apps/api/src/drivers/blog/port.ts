/** An article as lists show it. */
export interface BlogSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  /** Calendar date in Abidjan. */
  published_on: string;
  minutes: number;
  image: { url: string; alt: string } | null;
}

/** An article in full; `content` has passed through `simple-html.ts`. */
export interface BlogPost extends BlogSummary {
  content: string;
  modified_on: string;
}

/** The port of a blog. It throws when the blog cannot be reached. */
export interface BlogDriver {
  /** A page of articles, the newest first; past the last page none. */
  list(asked: { page: number; perPage: number }): Promise<{ posts: BlogSummary[]; total: number }>;
  /** The article of that address, or null. */
  find(slug: string): Promise<BlogPost | null>;
}
