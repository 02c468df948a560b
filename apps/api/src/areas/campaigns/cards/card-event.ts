import { silentCategories } from "@jdj/contract/campaigns/card-purpose";
import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { placePhrase } from "@jdj/contract/notebook/place-phrase";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { preparedQuery, type Values } from "../../../database/prepared-query.ts";
import type { CardSubject } from "../../designs/card-wording.ts";
import { messageCategories } from "../../designs/tables.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { heldOn, isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { ceremonies, eventCeremonies } from "../../notebook/ceremonies/tables.ts";
import { hostsOf, type NamedPerson } from "../../notebook/couple/celebrated-persons.ts";
import { celebratedPersons } from "../../notebook/couple/tables.ts";
import { openEventPage } from "../../notebook/event-pages/open-event-page.ts";
import { celebratedRoles, eventTypes } from "../../notebook/event-types/tables.ts";
import { voiceOf } from "../../notebook/event-types/voice.ts";
import { events } from "../../notebook/events/tables.ts";
import { openGiftListToken } from "../../notebook/gift-lists/find-gift-list.ts";
import { campaigns } from "../campaigns/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { rsvpQuestions } from "./tables.ts";

type Question = Pick<
  typeof rsvpQuestions.$inferSelect,
  "id" | "kind" | "label" | "choices" | "perPerson"
>;

/** The celebrated persons, in the order of their roles. */
const celebrated = sql<NamedPerson[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'code', ${celebratedRoles.code}, 'isRemembered', ${celebratedRoles.isRemembered},
      'givenNames', ${celebratedPersons.givenNames}, 'lastName', ${celebratedPersons.lastName},
      'families', ${celebratedPersons.families}, 'knownAs', ${celebratedPersons.knownAs},
      'bornOn', ${celebratedPersons.bornOn}, 'diedOn', ${celebratedPersons.diedOn})
    order by ${celebratedRoles.position}, ${celebratedRoles.id}), '[]')
  from ${celebratedPersons}
  join ${celebratedRoles} on ${celebratedRoles.id} = ${celebratedPersons.roleId}
  where ${celebratedPersons.eventId} = ${events.id})`;

/** What the hosts ask their guests, in their order. */
const questions = sql<Question[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', ${rsvpQuestions.id}, 'kind', ${rsvpQuestions.kind}, 'label', ${rsvpQuestions.label},
      'choices', ${rsvpQuestions.choices}, 'perPerson', ${rsvpQuestions.perPerson})
    order by ${rsvpQuestions.position}, ${rsvpQuestions.id}), '[]')
  from ${rsvpQuestions} where ${rsvpQuestions.eventId} = ${events.id})`;

/**
 * What the hosts said last of their event: `cancelled` once they cancelled it, else the category of the
 * newest card that reached anybody, those left out that tell nothing of the event. A card that is only
 * prepared says nothing, and none cancels by itself.
 */
export const newestCategory = sql<string | null>`(
  case when ${events.cancelledAt} is not null then 'cancelled' else (
    select ${messageCategories.code} from ${campaigns}
    join ${messageCategories} on ${messageCategories.id} = ${campaigns.categoryId}
    where ${campaigns.eventId} = ${events.id} and ${campaigns.status} in ('sending', 'done')
      and ${messageCategories.code} <> all(${sql.param([...silentCategories, "cancelled"])})
      and (${campaigns.channelId} = ${channelIds.social} or exists (
        select 1 from ${deliveries} where ${deliveries.campaignId} = ${campaigns.id}
          and (${deliveries.sentAt} is not null or ${deliveries.writtenAt} is not null)))
    order by ${campaigns.createdAt} desc, ${campaigns.id} desc limit 1) end)`;

/** One statement, because most guests open their card without anybody else in the same second. */
const selectCardEvent = preparedQuery(
  "card-event",
  (db, { eventId }: Values<{ eventId: number }>) =>
    db
      .select({
        event: events,
        type: eventTypes,
        ceremony: ceremonies,
        held: eventCeremonies,
        celebrated,
        ownerGivenNames: users.givenNames,
        questions,
        newest: newestCategory,
        giftListToken: openGiftListToken,
        eventPage: openEventPage,
      })
      .from(events)
      .innerJoin(eventTypes, eq(eventTypes.id, events.eventTypeId))
      .innerJoin(customers, eq(customers.id, events.customerId))
      .innerJoin(users, eq(users.id, customers.userId))
      .leftJoin(ceremonies, eq(ceremonies.eventTypeId, events.eventTypeId))
      .leftJoin(
        eventCeremonies,
        and(eq(eventCeremonies.ceremonyId, ceremonies.id), eq(eventCeremonies.eventId, events.id)),
      )
      .where(eq(events.id, eventId))
      .orderBy(asc(ceremonies.position), asc(ceremonies.id)),
);

/**
 * What the cards of an event are about, with the event, its ceremonies and what its hosts ask; the
 * caller has proven the right to it. Null when there is none.
 */
export async function findCardEvent(db: Database, eventId: number) {
  const rows = await selectCardEvent(db, { eventId });
  const [first] = rows;
  if (first === undefined) return null;
  const { event, type } = first;
  const all = rows.flatMap(({ ceremony, held }) =>
    ceremony && (ceremony.archivedAt === null || held) ? [{ ceremony, held }] : [],
  );
  const subject: CardSubject = {
    eventName: event.name,
    eventType: type.code,
    voice: voiceOf(type),
    ...hostsOf(first.celebrated, { givenNames: first.ownerGivenNames }),
    date: event.weddingDate,
    datePrecision: event.weddingDatePrecision,
    seed: event.seed,
    photoFileId: event.imageFileId,
    giftListToken: first.giftListToken,
    eventPage: first.eventPage,
    ceremonies: all.filter(isPlanned).map((one) => ({
      code: one.ceremony.code,
      isMain: one.ceremony.isMain,
      date: heldOn(one, event),
      time: one.held?.time ?? null,
      place: placePhrase(one.held?.placePrefix, one.held?.place) || null,
    })),
  };
  return { event, subject, ceremonies: all, questions: first.questions, newest: first.newest };
}

/** What the cards of an event are about; the caller has proven the right to it. Null when there is none. */
export async function findCardSubject(db: Database, eventId: number): Promise<CardSubject | null> {
  return (await findCardEvent(db, eventId))?.subject ?? null;
}
