import { refusal } from "@jdj/contract/call/refusals";
import { eventStatus } from "@jdj/contract/campaigns/card-purpose";
import type { EventPage } from "@jdj/contract/event-page/public-page";
import { at } from "@jdj/contract/paths/addresses";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { guestsVoice, hostsLine } from "../../designs/card-wording.ts";
import { signedFileAddress } from "../../files/signed-address.ts";
import { presentCardEvent, presentInvited } from "../../invitations/rsvp/present-card.ts";
import { findCardFacts } from "../../invitations/rsvp/queries.ts";
import { countShown, listShown, presentPhoto } from "../../notebook/album/queries.ts";
import { isPlanned } from "../../notebook/ceremonies/ceremony.ts";
import { listCeremonies } from "../../notebook/ceremonies/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { listPlaces, listQuestions } from "../entries/queries.ts";
import {
  type EventPageRow,
  findEventPage,
  firstCeremonies,
  unsavedPage,
} from "../settings/open-page.ts";
import { listOpenFabrics, listShownCeremonies } from "./queries.ts";

/** Photos of the album on the page: a row of six, or two of three. */
const NEWEST_PHOTOS = 6;

type Facts = NonNullable<Awaited<ReturnType<typeof findCardFacts>>>;

/** A page without anything on it: whose it is alone. */
function emptyPage({ subject }: Pick<Facts, "subject">): EventPage {
  return {
    state: "locked",
    is_public: false,
    event: {
      name: subject.eventName,
      hosts: hostsLine(subject),
      date: null,
      date_precision: "exact",
      status: "planned",
      seed: subject.seed,
      voice: guestsVoice(subject),
      gift_list: null,
    },
    photo: null,
    welcome: "",
    ceremonies: [],
    dress_code: "",
    fabrics: [],
    places: [],
    questions: [],
    album: null,
    contact: null,
  };
}

/** What a page shows before its password: whose it is. @throws not-found for an event that is gone */
export async function presentLocked(context: RequestContext, page: EventPageRow) {
  return emptyPage(await factsOf(context, page));
}

/**
 * A page as its guests see it: what its hosts chose of the notebook, and what they wrote.
 * @throws not-found for an event that is gone
 */
export async function presentPage(context: RequestContext, page: EventPageRow): Promise<EventPage> {
  return present(context, page, await listShownCeremonies(context.db, page.id));
}

/** The page as guests will see it, for its hosts: also while it is closed, or not begun. */
export async function presentPreview(
  context: RequestContext,
  event: EventWithType,
): Promise<EventPage> {
  const stored = await findEventPage(context.db, event.id);
  if (stored) return presentPage(context, stored);
  const shown = firstCeremonies(await listCeremonies(context.db, event));
  return present(context, unsavedPage(event), shown);
}

/** @param shown the numbers of the ceremonies that it shows */
async function present(
  context: RequestContext,
  page: EventPageRow,
  shown: readonly number[],
): Promise<EventPage> {
  const { db, now, settings } = context;
  const facts = await factsOf(context, page);
  const { event, subject } = facts;
  const [fabrics, places, questions, total, newest] = await Promise.all([
    page.showsFabric ? listOpenFabrics(db, event.id, calendarDate(now)) : [],
    listPlaces(db, page.id),
    listQuestions(db, page.id),
    countShown(db, event.id),
    listShown(db, event.id, { limit: NEWEST_PHOTOS }),
  ]);
  const status = eventStatus("invitation", facts.newest);
  const {
    page: _,
    page_asks_password: __,
    ...told
  } = presentCardEvent(subject, "invitation", status);
  return {
    state: "open",
    is_public: page.visibility === "public",
    event: { ...told, gift_list: page.showsGiftList ? told.gift_list : null },
    photo:
      page.showsPhoto && event.imageFileId !== null
        ? signedFileAddress(settings.secret, event.imageFileId, now)
        : null,
    welcome: page.welcome,
    ceremonies: facts.ceremonies
      .filter((one) => isPlanned(one) && shown.includes(one.ceremony.id))
      .map((one) => {
        const { calendar: ___, ...ceremony } = presentInvited(one, event, "");
        return ceremony;
      }),
    dress_code: page.dressCode,
    fabrics: status === "cancelled" ? [] : fabrics.map(presentFabric),
    places: places.map(({ name, address, phone, priceNote, link }) => ({
      ...{ name, address, phone, link },
      price_note: priceNote,
    })),
    questions: questions.map(({ question, answer }) => ({ question, answer })),
    album:
      total === 0
        ? null
        : {
            total,
            photos: newest.map((photo) =>
              presentPhoto(photo, page, { secret: settings.secret, now }),
            ),
          },
    contact:
      page.contactName === null ? null : { name: page.contactName, phone: page.contactPhone },
  };
}

function presentFabric({
  order,
  product,
}: Awaited<ReturnType<typeof listOpenFabrics>>[number]): EventPage["fabrics"][number] {
  return {
    name: order.name,
    unit: order.unit,
    unit_fcfa: order.unitFcfa,
    deadline: order.deadline,
    note: order.note,
    product:
      product === null
        ? null
        : at(product.kind === "product" ? "shoppingProduct" : "shoppingService", {
            id: product.id,
          }),
  };
}

/** The event of a page. @throws not-found, event-gone */
async function factsOf(context: RequestContext, page: EventPageRow): Promise<Facts> {
  const facts = await findCardFacts(context, page.eventId);
  if (facts === null) throw refusal("not-found");
  return facts;
}
