import type { WordpressPost } from "../wordpress-post.ts";
import { budget } from "./budget.ts";
import { civilWedding } from "./civil-wedding.ts";
import { dowry } from "./dowry.ts";
import { guestList } from "./guest-list.ts";
import { invitations } from "./invitations.ts";
import type { OwnPost } from "./own-post.ts";
import { rainySeason } from "./rainy-season.ts";

function asWordpress({ id, slug, date, title, excerpt, content }: OwnPost): WordpressPost {
  const instant = `${date}T08:00:00`;
  return {
    id,
    slug,
    date_gmt: instant,
    modified_gmt: instant,
    title: { rendered: title },
    excerpt: { rendered: `<p>${excerpt}</p>` },
    content: { rendered: content },
  };
}

/** Our articles, the newest first. */
export const ownPosts: WordpressPost[] = [
  invitations,
  budget,
  guestList,
  rainySeason,
  dowry,
  civilWedding,
]
  .toSorted((a, b) => b.date.localeCompare(a.date))
  .map(asWordpress);
