/** An article as it is written in its own file. */
export interface OwnPost {
  id: number;
  slug: string;
  date: string;
  title: string;
  excerpt: string;
  content: string;
}
