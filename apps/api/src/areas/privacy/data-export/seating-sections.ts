import type { DataSection } from "@jdj/contract/accounts/data-export";
import { tableShapeLabels } from "@jdj/contract/invitations/seating-shapes";
import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { events } from "../../notebook/events/tables.ts";
import { fullName } from "../../notebook/guests/guest.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { seatingRules, seatingTables, tableSeats } from "../../notebook/seating/tables.ts";
import { makeSection } from "./make-section.ts";

const others = alias(guests, "others");

/** The tables of a customer's events, who sits at them, and who is not seated with whom. */
export async function seatingSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const own = eq(events.customerId, customer.id);
  const tables = await db
    .select({ table: seatingTables, event: events.name })
    .from(seatingTables)
    .innerJoin(events, eq(events.id, seatingTables.eventId))
    .where(own)
    .orderBy(asc(seatingTables.id));
  const seats = await db
    .select({ event: events.name, table: seatingTables.name, guest: guests })
    .from(tableSeats)
    .innerJoin(seatingTables, eq(seatingTables.id, tableSeats.tableId))
    .innerJoin(guests, eq(guests.id, tableSeats.guestId))
    .innerJoin(events, eq(events.id, seatingTables.eventId))
    .where(own)
    .orderBy(asc(seatingTables.id), asc(guests.id));
  const rules = await db
    .select({ event: events.name, guest: guests, other: others })
    .from(seatingRules)
    .innerJoin(events, eq(events.id, seatingRules.eventId))
    .innerJoin(guests, eq(guests.id, seatingRules.guestId))
    .innerJoin(others, eq(others.id, seatingRules.otherId))
    .where(own)
    .orderBy(asc(seatingRules.id));
  return [
    makeSection(
      "seating-tables",
      "Les tables de vos fêtes",
      {
        event: "Événement",
        name: "Table",
        shape: "Forme",
        places: "Places",
        createdAt: ["Ajoutée le", "instant"],
      },
      tables.map(({ table, event }) => ({
        ...table,
        event,
        shape: tableShapeLabels[table.shape],
      })),
    ),
    makeSection(
      "table-seats",
      "Qui est assis à quelle table",
      { event: "Événement", table: "Table", guest: "Invité" },
      seats.map(({ guest, ...row }) => ({ ...row, guest: fullName(guest) })),
    ),
    makeSection(
      "seating-rules",
      "Qui n’est pas à la même table",
      { event: "Événement", guest: "Invité", other: "Pas avec" },
      rules.map(({ event, guest, other }) => ({
        event,
        guest: fullName(guest),
        other: fullName(other),
      })),
    ),
  ];
}
