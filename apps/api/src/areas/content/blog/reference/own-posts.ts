import { budget } from "./budget.ts";
import { civilWedding } from "./civil-wedding.ts";
import { dowry } from "./dowry.ts";
import { guestList } from "./guest-list.ts";
import { invitations } from "./invitations.ts";
import type { OwnPost } from "./own-post.ts";
import { rainySeason } from "./rainy-season.ts";

/** The articles of a new site. */
export const ownPosts: readonly OwnPost[] = [
  invitations,
  budget,
  guestList,
  rainySeason,
  dowry,
  civilWedding,
];
