import { may } from "@jdj/contract/call/sharing-policy";
import type { CardFacts } from "@jdj/contract/campaigns/card-facts";
import { celebratedCivilities } from "@jdj/contract/notebook/celebrated-civilities";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import { ownPlace } from "../../notebook/couple/celebrated-persons.ts";
import { type Celebrated, listCelebrated } from "../../notebook/couple/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";

type Reader = { actor: CustomerActor; db: Database };

/** What the card of an event says so far; the caller has proven the right to it. */
export async function findCardFacts(
  { actor, db }: Reader,
  event: EventWithType,
): Promise<CardFacts> {
  const [celebrated, ceremonies] = await Promise.all([
    listCelebrated(db, event),
    listCeremonies(db, event),
  ]);
  const main = ceremonies.find(({ ceremony }) => ceremony.isMain);
  const isNew = celebrated.every(({ person }) => person === null);
  const isExact = event.weddingDatePrecision === "exact";
  return {
    is_first: event.cardsSentAt === null,
    names: celebrated
      .filter(({ role, person }) => !role.isOptional || person !== null)
      .map(({ role, person }) => ({
        married_id: role.id,
        name: role.name,
        required: !role.isOptional,
        stored: person?.givenNames ?? null,
        given_names:
          person?.givenNames ?? (isNew && isOwn(role, event, actor) ? actor.user.givenNames : ""),
        civilities:
          person === null && asksCivility(role, event, actor)
            ? [...celebratedCivilities(role)]
            : [],
      })),
    date: isExact ? event.weddingDate : null,
    place: main && isPlanned(main) ? (main.held?.place ?? null) : null,
    can: {
      names: may(event.role, "couple:write"),
      place: may(event.role, "ceremonies:write"),
    },
  };
}

type Role = Celebrated["role"];

/** Whether a place is that of the account itself, beyond doubt. */
export function isOwn(
  role: Role,
  event: Pick<EventWithType, "role">,
  { customer }: CustomerActor,
): boolean {
  return event.role === "owner" && ownPlace(role, customer.civility) === "fills";
}

/** Whether nothing but an answer tells the civility of who is in a place. */
export function asksCivility(
  role: Role,
  event: Pick<EventWithType, "role">,
  actor: CustomerActor,
): boolean {
  const isKnown = isOwn(role, event, actor) && actor.customer.civility !== null;
  return role.gender === null && !isKnown;
}
