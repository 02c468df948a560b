import type { AlbumCollection } from "@jdj/contract/album/collection";
import { ALBUM_BYTES_MAX, ALBUM_PHOTOS_MAX, PHOTOS_A_PAGE } from "@jdj/contract/album/limits";
import type { PhotoState } from "@jdj/contract/album/photo-state";
import { may } from "@jdj/contract/call/sharing-policy";
import { at } from "@jdj/contract/paths/addresses";
import { calendarDate, type RequestContext } from "../../../app-context.ts";
import { findEventPage } from "../../event-page/settings/open-page.ts";
import { keptUntil } from "../../notebook/album/photos-kept-until.ts";
import { findAlbum, type PhotoRow, presentPhoto } from "../../notebook/album/queries.ts";
import type { EventWithType } from "../../notebook/events/queries.ts";
import { stopOf } from "../sending/judge-sending.ts";
import { countPhotos, listPhotos } from "./queries.ts";

const none = { counts: { waiting: 0, shown: 0, hidden: 0 }, bytes: 0 };

/** The guests' photos of an event for its hosts; as they would begin while nothing is stored. */
export async function presentCollection(
  context: Pick<RequestContext, "db" | "now" | "settings">,
  event: EventWithType,
  asked: { state?: PhotoState | undefined; page?: number | undefined },
): Promise<AlbumCollection> {
  const { db, now, settings } = context;
  const [album, page] = await Promise.all([findAlbum(db, event.id), findEventPage(db, event.id)]);
  const { counts, bytes } = album ? await countPhotos(db, album.id) : none;
  const state = asked.state ?? (counts.waiting > 0 ? "waiting" : "shown");
  const lastPage = Math.max(1, Math.ceil(counts[state] / PHOTOS_A_PAGE));
  const current = Math.min(asked.page ?? 1, lastPage);
  const where = { limit: PHOTOS_A_PAGE, offset: (current - 1) * PHOTOS_A_PAGE };
  const photos = album ? await listPhotos(db, album.id, state, where) : [];
  const isPageOpen = page !== null && page.visibility !== "off";
  const present = (photo: PhotoRow) => ({
    ...presentPhoto(photo, "host", { secret: settings.secret, now }),
    state: photo.state,
    is_reported: photo.reportedAt !== null,
  });
  return {
    version: album?.version ?? 0,
    is_open: album?.isOpen ?? false,
    asks_approval: album?.asksApproval ?? true,
    key: album?.key ?? null,
    path: album && at("albumLink", { key: album.key }),
    stopped: stopOf(event, calendarDate(now)),
    ...{ counts, bytes },
    bytes_max: ALBUM_BYTES_MAX,
    photos_max: ALBUM_PHOTOS_MAX,
    kept_until: keptUntil(event.weddingDate),
    album: isPageOpen ? at("publicAlbum", { slug: page.slug }) : null,
    state,
    photos: photos.map(present),
    current_page: current,
    last_page: lastPage,
    can: { write: may(event.role, "ceremonies:write") },
  };
}
