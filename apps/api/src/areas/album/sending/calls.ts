import { albumMessages as messages } from "@jdj/contract/album/messages";
import { albumSending as contract } from "@jdj/contract/album/sending";
import { refusal } from "@jdj/contract/call/refusals";
import { eventStatus } from "@jdj/contract/campaigns/card-purpose";
import { at } from "@jdj/contract/paths/addresses";
import { calendarDate } from "../../../app-context.ts";
import { answer } from "../../../http/answer.ts";
import { findCardEvent } from "../../campaigns/cards/card-event.ts";
import { presentCardEvent } from "../../invitations/rsvp/present-card.ts";
import { pictureAddresses } from "../../notebook/album/photo-address.ts";
import { keptUntil } from "../../notebook/album/photos-kept-until.ts";
import { judgeSending } from "./judge-sending.ts";
import { findAlbumByKey, findHeld, listOwn } from "./queries.ts";
import { sendPhoto } from "./send-photo.ts";
import { takePhotoBack } from "./take-photo-back.ts";

export const sendingCalls = {
  link: answer(contract.link).handler(async ({ input, context }) => {
    const { db, now, settings } = context;
    const { album, event, isArchived } = await findAlbumByKey(context, input.key);
    const [facts, held, own] = await Promise.all([
      findCardEvent(db, event.id),
      findHeld(db, album.id),
      listOwn(db, album.id, input.device),
    ]);
    if (!facts) throw refusal("not-found");
    const { subject, newest } = facts;
    const status = eventStatus("invitation", newest);
    const { name, hosts, date, date_precision, seed, voice } = presentCardEvent(
      subject,
      "invitation",
      status,
    );
    return {
      event: { name, hosts, date, date_precision, status, seed, voice },
      state: judgeSending({ isOpen: album.isOpen, isArchived }, event, held, calendarDate(now)),
      asks_approval: album.asksApproval,
      kept_until: keptUntil(event.weddingDate),
      album: subject.eventPage ? at("publicAlbum", { slug: subject.eventPage.slug }) : null,
      own: own.map(({ uploadId, fileId, colour, state }) => ({
        ...{ id: uploadId, colour, state },
        small: pictureAddresses(settings.secret, fileId, "host", now).small,
      })),
    };
  }),

  send: answer(contract.send).handler(async ({ input: { key, ...sent }, context }) => {
    const found = await findAlbumByKey(context, key);
    return { success: true as const, state: await sendPhoto(context, found, sent) };
  }),

  takeBack: answer(contract.takeBack).handler(async ({ input: { key, id, device }, context }) => {
    const { album } = await findAlbumByKey(context, key);
    await takePhotoBack(context, album.id, id, device);
    return { success: true as const, message: messages.takenBack };
  }),
};
