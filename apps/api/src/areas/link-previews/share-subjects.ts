import { type SharePage, sharePages } from "@jdj/contract/content/share-pages";
import { brandSeed } from "@jdj/weave/mark";
import type { Database } from "../../database/connect.ts";
import { findDeliveryByToken } from "../campaigns/campaigns/queries.ts";
import { findCardSubject } from "../campaigns/cards/card-event.ts";
import { isEventCardToken } from "../campaigns/cards/open-event-card.ts";
import type { AskedPicture } from "../designs/card-image.ts";
import { cardTexts, titleLine } from "../designs/card-wording.ts";
import { cardSize } from "../designs/drawings/design.ts";
import type { SharePicture } from "../designs/drawings/draw-share.ts";
import { findPhotoKey, findUploaded } from "../designs/queries.ts";
import { findCardDesign, findEventCard } from "../invitations/rsvp/queries.ts";
import { findTownHall } from "../town-halls/queries.ts";

/** What stands in front: a public picture by its path, a drawn card, one that its host imported, or the hosts' photo by its key in the storage. */
export type Shown =
  | { path: string | null }
  | { card: AskedPicture }
  | { importedId: string }
  | { photoKey: string };

/** The contents of a picture, except the product's name, which a bare one leaves out. */
export type Subject = Omit<SharePicture, "brand" | "picture"> & { shown?: Shown; isBare?: boolean };

/** Pixels across of a drawn card in front. */
const cardWidth = cardSize.width / 2;

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
  // For everybody: the card without the guest's name.
  const texts = cardTexts(subject, null, card.category);
  const { seed, eventType, photoFileId } = subject;
  return {
    title: titleLine(subject),
    isBare: !(subject.voice?.guests.shows_brand ?? true),
    line: texts.date,
    where: texts.where,
    seed,
    shown:
      card.importedId === null
        ? {
            card: {
              ...(await findAsked(db, card, photoFileId)),
              texts,
              seed,
              eventType,
            },
          }
        : { importedId: card.importedId },
  };
}

/** The design of a campaign's card, in the size of a preview. */
async function findAsked(
  db: Database,
  { eventId, campaignId }: { eventId: number; campaignId: number | null },
  photoFileId: string | null | undefined,
) {
  const { design } = await findCardDesign(db, eventId, campaignId);
  const uploaded = await findUploaded(db, design);
  const photoKey = await findPhotoKey(db, design, photoFileId);
  return { design, width: cardWidth, uploaded, photoKey };
}

/** The event of a card's link, its campaign and that one's category code; null for any other token. */
async function findCard(db: Database, token: string) {
  if (!isEventCardToken(token)) {
    const found = await findDeliveryByToken(db, token);
    return found && { eventId: found.campaign.eventId, ...sentAs(found) };
  }
  const found = await findEventCard(db, token);
  return found && { eventId: found.event.id, ...sentAs(found) };
}

function sentAs(found: {
  campaign: { id: number; imageFileId: string | null } | null;
  category: string;
}) {
  const { campaign, category } = found;
  return {
    campaignId: campaign?.id ?? null,
    importedId: campaign?.imageFileId ?? null,
    category,
  };
}
