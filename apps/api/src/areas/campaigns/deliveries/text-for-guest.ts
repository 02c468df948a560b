import { type BodyFormat, bodyText } from "@jdj/contract/campaigns/body-text";
import { fillPlaceholders } from "@jdj/contract/campaigns/placeholders";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../app-context.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { findFactsFor } from "../campaigns/event-facts.ts";
import { placeholderValues } from "./reachable-guest.ts";

/** A message as one guest would read it, its link left open; empty for a guest who is gone. */
export async function textForGuest(
  { db, settings }: Pick<RequestContext, "db" | "settings">,
  event: Pick<EventWithType, "id" | "role">,
  { guestId, body, bodyFormat }: { guestId: number; body: string; bodyFormat: BodyFormat },
): Promise<string> {
  const [guest] = await db.select().from(guests).where(eq(guests.id, guestId));
  if (!guest) return "";
  const ofEvent = await findFactsFor(db, event);
  const link = `${settings.publicUrl}/i/…`;
  return fillPlaceholders(bodyText(body, bodyFormat), placeholderValues(guest, { ofEvent, link }));
}
