import { refusal } from "@jdj/contract/call/refusals";
import { infoSiteIds } from "@jdj/contract/content/info-site-ids";
import { site as contract } from "@jdj/contract/content/site";
import { asc, desc, eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { answer } from "../../../http/answer.ts";
import { presentPage } from "../pages/present.ts";
import { findPublished } from "../pages/queries.ts";
import { sectionIntroductions } from "../section-introductions/tables.ts";
import { shownCount } from "./counter-value.ts";
import { listSiteLinks } from "./site-links.ts";
import { counters, sliders, videos } from "./tables.ts";

export const siteCalls = {
  sliders: answer(contract.sliders).handler(async ({ context: { db } }) => {
    const rows = await db
      .select()
      .from(sliders)
      .where(eq(sliders.isShown, true))
      .orderBy(asc(sliders.position), asc(sliders.id));
    return rows.map(({ buttonText, buttonLink, ...row }) => ({
      ...row,
      btn1_text: buttonText,
      btn1_link: buttonLink,
    }));
  }),

  socialCount: answer(contract.socialCount).handler(async ({ context: { db, now } }) => {
    const rows = await db
      .select()
      .from(counters)
      .where(eq(counters.isShown, true))
      .orderBy(asc(counters.position), asc(counters.id));
    return rows.map((row) => ({ ...row, count: shownCount(row, calendarDate(now)) }));
  }),

  links: answer(contract.links).handler(({ context: { db, settings } }) =>
    listSiteLinks(db, settings.contacts),
  ),

  introductions: answer(contract.introductions).handler(({ context: { db } }) => {
    const { key, title, first, rest } = sectionIntroductions;
    return db.select({ key, title, first, rest }).from(sectionIntroductions);
  }),

  infoSite: answer(contract.infoSite).handler(async ({ input, context }) => {
    const { db, now, settings } = context;
    const id = Object.values(infoSiteIds).find((one) => one === input.id);
    const version = id === undefined ? null : await findPublished(db, id, now);
    if (version === null) throw refusal("not-found");
    return presentPage(version, settings);
  }),

  activatedVideo: answer(contract.activatedVideo).handler(async ({ context: { db } }) => {
    const [video] = await db
      .select()
      .from(videos)
      .where(eq(videos.isActivated, true))
      .orderBy(desc(videos.id))
      .limit(1);
    if (!video) return { data: null };
    const { id, url, label, title, cover, coverKey } = video;
    const copy = coverKey && `/files/${coverKey}`;
    return {
      data: { id, url, label: label || (title ?? "Notre film"), cover: cover ?? copy },
    };
  }),
};
