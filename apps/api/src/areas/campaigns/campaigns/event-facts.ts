import { may, type Role } from "@jdj/contract/call/sharing-policy";
import {
  ceremonyPlaceholder,
  personPlaceholder,
  privatePlaceholders,
} from "@jdj/contract/campaigns/placeholders";
import { placePhrase } from "@jdj/contract/notebook/place-phrase";
import { civilityLabel } from "@jdj/contract/person/civility";
import { displayPhone } from "@jdj/french/phone";
import { eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import { cardDate, hostsLine } from "../../designs/card-wording.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { type EventCeremony, heldOn, isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { hostsOf } from "../../notebook/couple/celebrated-persons.ts";
import { type Celebrated, listCelebrated } from "../../notebook/couple/queries.ts";
import { events } from "../../notebook/events/tables.ts";

/** The values of the placeholders about the couple and the ceremonies, by placeholder; an empty text where nothing is known. */
export type EventFacts = Readonly<Record<string, string>>;

/** The ceremonies that a placeholder may name, by their codes; the main one is « la cérémonie » as well. */
const ceremonyNames = {
  knocking: "du kôkôkô",
  dowry: "de la dot",
  civil: "du mariage civil",
  religious: "du mariage religieux",
  reception: "de la réception",
  "first-wake": "de la veillée",
  removal: "de la levée du corps",
} as const;

const selectEvent = preparedQuery(
  "event-with-owner",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({ event: events, owner: { givenNames: users.givenNames } })
      .from(events)
      .innerJoin(customers, eq(customers.id, events.customerId))
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(events.id, eventId)),
);

/** The values of an event; the caller has checked the right to it. Empty for one that is gone. */
export async function findEventFacts(db: Database, eventId: number): Promise<EventFacts> {
  const [row] = await selectEvent(db, { eventId });
  if (!row) return {};
  const { event, owner } = row;
  const [people, ceremonies] = await Promise.all([
    listCelebrated(db, event),
    listCeremonies(db, event),
  ]);
  return eventFacts({ ...event, owner }, people, ceremonies);
}

/**
 * The values that a member may read: the couple's addresses and numbers are empty for those who may
 * not see what is private.
 */
export async function findFactsFor(
  db: Database,
  { id, role }: { id: number; role: Role },
): Promise<EventFacts> {
  const facts = await findEventFacts(db, id);
  if (may(role, "private:read")) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      privatePlaceholders.has(name) ? "" : value,
    ]),
  );
}

/** The values of an event from its notebook. */
export function eventFacts(
  event: {
    name: string;
    weddingDate: string | null;
    weddingDatePrecision: "exact" | "approximate";
    owner: { givenNames: string };
  },
  people: readonly Celebrated[],
  ceremonies: readonly EventCeremony[],
): EventFacts {
  const { hosts, remembered } = hostsOf(
    people.flatMap(({ role, person }) =>
      person ? [{ ...person, code: role.code, isRemembered: role.isRemembered }] : [],
    ),
    event.owner,
  );
  const values: Record<string, string> = {
    "[hôtes]": hostsLine({ hosts, eventName: event.name }),
    "[événement]": event.name,
    ...(remembered ? { "[défunt]": remembered.name } : {}),
  };
  for (const { role, person } of people) {
    if (role.code === "bride")
      for (const who of ["de la mariée", "de la fiancée"] as const) addPerson(who);
    if (role.code === "groom") for (const who of ["du marié", "du fiancé"] as const) addPerson(who);

    function addPerson(who: Parameters<typeof personPlaceholder>[1]) {
      values[personPlaceholder("civilité", who)] = person ? civilityLabel(person.civility) : "";
      values[personPlaceholder("prénoms", who)] = person?.givenNames ?? "";
      values[personPlaceholder("nom", who)] = person?.lastName ?? "";
      values[personPlaceholder("e-mail", who)] = person?.email ?? "";
      values[personPlaceholder("contact 1", who)] = plainPhone(person?.phone1);
      values[personPlaceholder("contact 2", who)] = plainPhone(person?.phone2);
    }
  }
  for (const one of ceremonies) {
    const { code, isMain } = one.ceremony;
    if (isMain) addCeremony(one, "de la cérémonie");
    if (hasName(code)) addCeremony(one, ceremonyNames[code]);
  }
  return values;

  function addCeremony(one: EventCeremony, name: Parameters<typeof ceremonyPlaceholder>[1]) {
    const date = one.ceremony.isMain ? event.weddingDate : heldOn(one, event);
    const held = isPlanned(one) ? one.held : null;
    const precision = one.ceremony.isMain ? event.weddingDatePrecision : "exact";
    values[ceremonyPlaceholder("date", name)] =
      date && (held || one.ceremony.isMain) ? lowered(cardDate(date, precision)) : "";
    values[ceremonyPlaceholder("heure", name)] = held?.time?.replace(/^0?(\d+):/, "$1 h ") ?? "";
    // A typographic apostrophe would make an SMS UCS-2, with half the room.
    values[ceremonyPlaceholder("lieu", name)] = placePhrase(held?.placePrefix, held?.place).replace(
      /^à l’/,
      "à l'",
    );
  }
}

/** A number in groups of two with ordinary spaces: a no-break space would make an SMS UCS-2, with half the room. */
export function plainPhone(phone: string | null | undefined): string {
  return phone ? displayPhone(phone).replace(/\u00a0|\u202f/g, " ") : "";
}

function hasName(code: string): code is keyof typeof ceremonyNames {
  return Object.hasOwn(ceremonyNames, code);
}

function lowered(text: string): string {
  return (text.charAt(0).toLocaleLowerCase("fr") + text.slice(1)).replace(/\u00a0/g, " ");
}
