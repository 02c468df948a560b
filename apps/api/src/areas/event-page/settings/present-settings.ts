import { may } from "@jdj/contract/call/sharing-policy";
import type {
  EventPagePlace,
  EventPageQuestion,
  EventPageSettings,
} from "@jdj/contract/event-page/settings";
import { at } from "@jdj/contract/paths/addresses";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { findGiftList } from "../../notebook/gift-lists/find-gift-list.ts";
import { listPlaces, listQuestions } from "../entries/queries.ts";
import { listOpenFabrics, listShownCeremonies } from "../public-page/queries.ts";
import { findEventPage, firstCeremonies, unsavedPage } from "./open-page.ts";

/** The page of an event as its hosts set it up; as it would begin while nothing is stored. */
export async function presentSettings(
  { db, now }: Pick<RequestContext, "db" | "now">,
  event: EventWithType,
): Promise<EventPageSettings> {
  const stored = await findEventPage(db, event.id);
  const page = stored ?? unsavedPage(event);
  const [ceremonies, shown, places, questions, giftList, fabrics] = await Promise.all([
    listCeremonies(db, event),
    stored && listShownCeremonies(db, stored.id),
    listPlaces(db, page.id),
    listQuestions(db, page.id),
    findGiftList(db, event.id),
    listOpenFabrics(db, event.id, calendarDate(now)),
  ]);
  const isShown = new Set(shown ?? firstCeremonies(ceremonies));
  return {
    version: page.version,
    visibility: page.visibility,
    has_password: page.passwordHash !== null,
    name: page.name,
    path: stored && at("publicEventPage", { slug: stored.slug }),
    welcome: page.welcome,
    dress_code: page.dressCode,
    shows_photo: page.showsPhoto,
    shows_gift_list: page.showsGiftList,
    shows_fabric: page.showsFabric,
    contact_name: page.contactName,
    phone_number_1: page.contactPhone,
    ceremonies: ceremonies
      .filter(isPlanned)
      .map(({ ceremony: { id, name } }) => ({ id, name, is_shown: isShown.has(id) })),
    places: places.map(presentPlace),
    questions: questions.map(presentQuestion),
    has: {
      photo: event.imageFileId !== null,
      gift_list: giftList?.isOpen ?? false,
      fabric: fabrics.length > 0,
    },
    can: { write: may(event.role, "ceremonies:write") },
  };
}

function presentPlace(place: Awaited<ReturnType<typeof listPlaces>>[number]): EventPagePlace {
  const { id, version, name, address, link } = place;
  return {
    ...{ id, version, name, address, link },
    phone_number_1: place.phone,
    price_note: place.priceNote,
  };
}

function presentQuestion(
  row: Awaited<ReturnType<typeof listQuestions>>[number],
): EventPageQuestion {
  const { id, version, question, answer } = row;
  return { id, version, question, answer };
}
