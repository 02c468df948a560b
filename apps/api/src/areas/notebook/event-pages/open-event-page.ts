import { sql } from "drizzle-orm";
import { events } from "../events/tables.ts";
import { eventPages } from "./tables.ts";

/** The page of an event to which its cards lead. */
export interface OpenEventPage {
  slug: string;
  asksPassword: boolean;
}

/** The open page of the event in a query of `events`; null without one. */
export const openEventPage = sql<OpenEventPage | null>`(
  select jsonb_build_object('slug', ${eventPages.slug},
    'asksPassword', ${eventPages.visibility} = 'password')
  from ${eventPages}
  where ${eventPages.eventId} = ${events.id} and ${eventPages.visibility} <> 'off')`;
