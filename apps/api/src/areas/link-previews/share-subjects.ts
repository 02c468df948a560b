import { type SharePage, sharePages } from "@jdj/contract/content/share-pages";
import { brandSeed } from "@jdj/weave/mark";
import type { Database } from "../../database/connect.ts";
import { findDeliveryByToken } from "../campaigns/campaigns/queries.ts";
import { findCardSubject } from "../campaigns/cards/card-event.ts";
import { isEventCardToken } from "../campaigns/cards/open-event-card.ts";
import { cardTexts, hostsLine } from "../designs/card-wording.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { findEventCard } from "../invitations/rsvp/queries.ts";
import { findTownHall } from "../town-halls/queries.ts";

/** The contents of a picture, except the product's name. */
type Subject = Omit<SharePicture, "brand">;

const tagline = "Le carnet de fête de Côte d’Ivoire";

function isSharePage(name: string): name is SharePage {
  return Object.hasOwn(sharePages, name);
}

/** The contents of a public page's picture; null for an unknown name. */
export function pageSubject(name: string): Subject | null {
  if (!isSharePage(name)) return null;
  return {
    title: sharePages[name],
    line: tagline,
    seed: name === "accueil" ? brandSeed : `partage-${name}`,
  };
}

/** The contents of a town hall's picture; null for a hidden or unknown one. */
export async function townHallSubject(db: Database, id: string): Promise<Subject | null> {
  if (!/^\d{1,9}$/.test(id)) return null;
  const found = await findTownHall(db, Number(id));
  return (
    found && { title: found.hall.name, line: "Dates, coûts et formalités", seed: `mairie-${id}` }
  );
}

/**
 * The contents of the picture of a guest's link, or of an event's public card: the hosts, the date
 * and the place as the card shows them, on the event's own cloth.
 */
export async function invitationSubject(db: Database, token: string): Promise<Subject | null> {
  const card = await findCard(db, token);
  const subject = card && (await findCardSubject(db, card.eventId));
  if (!subject) return null;
  const { date, where } = cardTexts(subject, null, card.category);
  return { title: hostsLine(subject), line: date, where, seed: subject.seed };
}

/** The event of a card's link and the category code of its campaign; null for any other token. */
async function findCard(db: Database, token: string) {
  if (!isEventCardToken(token)) {
    const found = await findDeliveryByToken(db, token);
    return found && { eventId: found.campaign.eventId, category: found.category };
  }
  const found = await findEventCard(db, token);
  return found && { eventId: found.event.id, category: found.category };
}
