import { PHOTOS_A_PAGE } from "@jdj/contract/album/limits";
import { albumMessages as messages } from "@jdj/contract/album/messages";
import { publicAlbum as contract } from "@jdj/contract/album/public-album";
import { refusal } from "@jdj/contract/call/refusals";
import { at } from "@jdj/contract/paths/addresses";
import { eq } from "drizzle-orm";
import { calendarDate } from "../../../app-context.ts";
import { answer, type CallContext } from "../../../http/answer.ts";
import { consumeRateLimit, limits } from "../../../rate-limit/consume-rate-limit.ts";
import { secretsOf } from "../../../secrets.ts";
import { hasAccess } from "../../event-page/public-page/password-access.ts";
import { presentLocked } from "../../event-page/public-page/present-page.ts";
import { findOpenPage } from "../../event-page/public-page/queries.ts";
import type { EventPageRow } from "../../event-page/settings/open-page.ts";
import {
  countShown,
  listShown,
  type PhotoRow,
  presentPhoto,
} from "../../notebook/album/queries.ts";
import { albums } from "../../notebook/album/tables.ts";
import { judgeSending } from "../sending/judge-sending.ts";
import { findAlbumOf, findHeld } from "../sending/queries.ts";
import { findNeighbours } from "./queries.ts";
import { reportPhoto } from "./report-photo.ts";

/** The open page of a feast, and whether the caller has opened it. @throws as `findOpenPage` */
async function openAlbum(
  context: CallContext,
  named: { slug: string; access?: string | undefined },
) {
  const page = await findOpenPage(context, named.slug);
  const isOpened =
    page.visibility !== "password" ||
    hasAccess(secretsOf(context.settings), page, named.access ?? "");
  const { event } = await presentLocked(context, page);
  const { name, hosts, seed, voice } = event;
  return { page, isOpened, event: { name, hosts, seed, voice } };
}

const presentFor =
  ({ settings, now }: CallContext, page: EventPageRow) =>
  (photo: PhotoRow) =>
    presentPhoto(photo, page, { secret: settings.secret, now });

/** Path of the page that takes photos now; null on a public page, where strangers would find it. */
async function sendingPath({ db, now }: CallContext, page: EventPageRow): Promise<string | null> {
  if (page.visibility === "public") return null;
  const found = await findAlbumOf(db, eq(albums.eventId, page.eventId));
  if (found === null) return null;
  const { album, event, isArchived } = found;
  const held = await findHeld(db, album.id);
  const state = judgeSending({ isOpen: album.isOpen, isArchived }, event, held, calendarDate(now));
  return state === "open" ? at("albumLink", { key: album.key }) : null;
}

export const publicAlbumCalls = {
  album: answer(contract.album).handler(async ({ input, context }) => {
    const { db } = context;
    const { page, isOpened, event } = await openAlbum(context, input);
    const is_public = page.visibility === "public";
    if (!isOpened) {
      const empty = { photos: [], total: 0, current_page: 1, last_page: 1, send: null };
      return { state: "locked" as const, is_public, event, ...empty };
    }
    const total = await countShown(db, page.eventId);
    const lastPage = Math.max(1, Math.ceil(total / PHOTOS_A_PAGE));
    const current = Math.min(input.page ?? 1, lastPage);
    const where = { limit: PHOTOS_A_PAGE, offset: (current - 1) * PHOTOS_A_PAGE };
    const photos = await listShown(db, page.eventId, where);
    return {
      ...{ state: "open" as const, is_public, event, total },
      photos: photos.map(presentFor(context, page)),
      ...{ current_page: current, last_page: lastPage },
      send: await sendingPath(context, page),
    };
  }),

  photo: answer(contract.photo).handler(async ({ input, context }) => {
    const { page, isOpened, event } = await openAlbum(context, input);
    const found = isOpened ? await findNeighbours(context.db, page.eventId, input.id) : null;
    if (!found) throw refusal("not-found");
    const { photo, previous, next, place, total } = found;
    return {
      ...{ is_public: page.visibility === "public", event, previous, next, place, total },
      photo: presentFor(context, page)(photo),
      page: Math.ceil(place / PHOTOS_A_PAGE),
    };
  }),

  report: answer(contract.report).handler(async ({ input, context }) => {
    const { page, isOpened } = await openAlbum(context, input);
    if (!isOpened) throw refusal("not-found");
    const { address, device } = context.caller;
    const who = `${page.id} ${address} ${device}`;
    await consumeRateLimit(limits.photoReport, who, context);
    await consumeRateLimit(limits.photoReportAddress, `${page.id} ${address}`, context);
    await reportPhoto(context, page.eventId, input.id);
    return { success: true as const, message: messages.reported };
  }),
};
