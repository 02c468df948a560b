import { albumCollection as contract } from "@jdj/contract/album/collection";
import { albumMessages as messages } from "@jdj/contract/album/messages";
import { refusal } from "@jdj/contract/call/refusals";
import { answer, asVerifiedCustomer } from "../../../http/answer.ts";
import { findAlbum } from "../../notebook/album/queries.ts";
import { asVerifiedCustomerPrefetchingEvent, withEvent } from "../../notebook/events/with-event.ts";
import { archiveAddress } from "../archive/archive-address.ts";
import { decidePhotos } from "./decide-photos.ts";
import { presentCollection } from "./present-collection.ts";
import { removePhotos } from "./remove-photos.ts";
import { renewLink, saveCollection } from "./save-collection.ts";

const done = (message: string) => ({ success: true as const, message });

export const collectionCalls = {
  collection: answer(contract.collection)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(({ input, context }) => presentCollection(context, context.event, input)),

  save: answer(contract.save)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { version, is_open: isOpen, asks_approval }, context }) => {
      const chosen = { isOpen, asksApproval: asks_approval };
      const wasOpen = await saveCollection(context, context.event, version, chosen);
      if (wasOpen === isOpen) return done(messages.saved);
      return done(isOpen ? messages.opened : messages.closed);
    }),

  renewLink: answer(contract.renewLink)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { version }, context }) => {
      await renewLink(context, context.event, version);
      return done(messages.linkRenewed);
    }),

  decide: answer(contract.decide)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { photos, to }, context }) =>
      done(await decidePhotos(context, context.event, photos, to)),
    ),

  remove: answer(contract.remove)
    .use(asVerifiedCustomer)
    .use(withEvent)
    .handler(async ({ input: { photos }, context }) =>
      done(await removePhotos(context, context.event, photos)),
    ),

  archive: answer(contract.archive)
    .use(asVerifiedCustomerPrefetchingEvent)
    .use(withEvent)
    .handler(async ({ input: { contents }, context }) => {
      const album = await findAlbum(context.db, context.event.id);
      if (album === null) throw refusal("not-found");
      return { path: archiveAddress(context, album.id, contents) };
    }),
};
