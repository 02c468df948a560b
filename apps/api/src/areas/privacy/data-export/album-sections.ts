import type { DataSection } from "@jdj/contract/accounts/data-export";
import type { PhotoState } from "@jdj/contract/album/photo-state";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import type { CustomerActor } from "../../identity/sessions/queries.ts";
import { albumPhotos, albums } from "../../notebook/album/tables.ts";
import { events } from "../../notebook/events/tables.ts";
import { makeSection } from "./make-section.ts";

const places: Record<PhotoState, string> = {
  waiting: "Attend votre accord",
  shown: "Dans l’album",
  hidden: "Écartée",
};

/** The albums of a customer's events and the photos that guests sent; the photos themselves are one download of each album. */
export async function albumSections(
  db: Database,
  { customer }: CustomerActor,
): Promise<DataSection[]> {
  const isOwn = eq(events.customerId, customer.id);
  const [kept, photos] = await Promise.all([
    db
      .select({ album: albums, event: events.name })
      .from(albums)
      .innerJoin(events, eq(events.id, albums.eventId))
      .where(isOwn)
      .orderBy(asc(albums.id)),
    db
      .select({ photo: albumPhotos, event: events.name })
      .from(albumPhotos)
      .innerJoin(albums, eq(albums.id, albumPhotos.albumId))
      .innerJoin(events, eq(events.id, albums.eventId))
      .where(isOwn)
      .orderBy(asc(albumPhotos.id)),
  ]);
  return [
    makeSection(
      "albums",
      "Les photos de vos invités\u00a0: la collecte",
      {
        event: "Événement",
        isOpen: ["Ouverte", "yes-no"],
        asksApproval: ["Attendent votre accord", "yes-no"],
        createdAt: ["Commencée le", "instant"],
      },
      kept.map(({ album, event }) => ({ ...album, event })),
    ),
    makeSection(
      "album-photos",
      "Les photos de vos invités",
      {
        event: "Événement",
        sender: "Envoyée par",
        place: "Où",
        width: "Largeur",
        height: "Hauteur",
        size: "Octets",
        createdAt: ["Envoyée le", "instant"],
      },
      photos.map(({ photo, event }) => ({ ...photo, event, place: places[photo.state] })),
    ),
  ];
}
