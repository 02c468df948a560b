import { eq } from "drizzle-orm";
import { deliveries } from "../areas/campaigns/deliveries/tables.ts";
import type { TestApp } from "./app.ts";

/** The deliveries of a campaign. */
export function findRecipients(app: TestApp, campaignId: number) {
  return app.db.select().from(deliveries).where(eq(deliveries.campaignId, campaignId));
}
