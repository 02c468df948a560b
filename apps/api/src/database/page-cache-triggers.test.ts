import { eq, sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import { providers } from "../areas/providers/tables.ts";
import { serviceTypes } from "../areas/service-types/tables.ts";
import { testApp } from "../testing/app.ts";
import { onDatabase } from "../testing/database.ts";
import { openListener } from "./listen.ts";

const app = testApp();

/** An announcement may wait for a busy server. */
const patience = { timeout: 10_000 };

it("a change of what a cached page shows is announced, whoever wrote it", async () => {
  const { rows } = await app.db.execute<{ name: string; base: string }>(
    sql`select tgrelid::regclass::text as name, current_database() as base
        from pg_trigger where tgname = 'notify_page_cache' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    "article_categories",
    "article_images",
    "article_questions",
    "articles",
    "blog_posts",
    "counters",
    "countries",
    "delivery_zone_towns",
    "delivery_zones",
    "districts",
    "event_types",
    "listing_prices",
    "offer_payment_numbers",
    "package_event_types",
    "package_features",
    "packages",
    "page_versions",
    "provider_addresses",
    "provider_media",
    "provider_services",
    "providers",
    "section_introductions",
    "sellers",
    "service_types",
    "site_links",
    "sliders",
    "town_hall_photos",
    "town_halls",
    "towns",
    "videos",
    "visibility_offers",
  ]);

  let times = 0;
  const connection = onDatabase(inject("server"), rows[0]?.base ?? "");
  const listener = openListener(connection, () => {});
  listener.listen("page_cache", () => {
    times += 1;
  });
  await expect.poll(() => times, patience).toBe(1);
  await app.db.insert(providers).values({ name: "A", shortDescription: "B" });
  await expect.poll(() => times, patience).toBe(2);
  await app.db.update(providers).set({ rank: 1 }).where(eq(providers.name, "A"));
  await expect.poll(() => times, patience).toBe(3);
  await app.db.update(serviceTypes).set({ position: sql`position` });
  await expect.poll(() => times, patience).toBe(4);
  await listener.stop();
});
