import { patterns } from "@jdj/contract/paths/addresses";

/** Pages whose forms accept photos, spreadsheets or a card's own picture. */
const pages = [
  patterns.events,
  patterns.createEvent,
  patterns.editEvent,
  patterns.couple,
  patterns.photo,
  patterns.albumLink,
  patterns.cashBook,
  patterns.committee,
  patterns.importGuests,
  patterns.newCard,
  patterns.gifts,
  patterns.request,
  patterns.proRequest,
  patterns.reservation,
  patterns.proBookings,
  patterns.shoppingPlacedOrder,
  patterns.proOrder,
  patterns.proMedia,
  patterns.proNewPackage,
  patterns.proPackage,
  patterns.proProduct,
];

/** Calls that accept a file; a test compares the list with the contract. */
const calls = [
  "/api/v1/events",
  "/api/v1/event/:id",
  "/api/v1/events/:eventId/photo",
  "/api/v1/marrieds/events",
  "/api/v1/marrieds/events-all",
  "/api/v1/restricted-committees/events",
  "/api/v1/restricted-committees/events-all",
  "/api/v1/cash-book/:eventId/entries",
  "/api/v1/cash-book/:eventId/entries/:id",
  "/api/v1/gift-lists/:eventId/items",
  "/api/v1/gift-lists/:eventId/items/:id",
  "/api/v1/album-links/:key/photos",
  "/api/v1/guests-events-import",
  "/api/v1/guests-events-import/preview",
  "/api/v1/messages/send",
  "/api/v1/message-save",
  "/api/v1/events/:eventId/message-sequence/cards",
  "/api/v1/wedding-provider-quote-requests/:id/files",
  "/api/v1/provider/quote-requests/:id/files",
  "/api/v1/pro/media",
  "/api/v1/pro/packages",
  "/api/v1/pro/packages/:id",
  "/api/v1/pro/articles/:id/images",
  "/api/v1/suborders/:id/disputes",
  "/api/v1/booking-package/:id/disputes",
  "/api/v1/wedding-provider-quote-requests/:id/disputes",
  "/api/v1/pro/disputes/:id/answer",
  "/api/v1/console/pictures",
  "/api/v1/console/statements",
  "/api/v1/console/town-halls/import",
  "/api/v1/console/town-halls/import/preview",
];

const uploads = [...pages, ...calls].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
);

/** Whether a path accepts files; hydrated pages post a form to its path with `.data`. */
export function isForUploads(path: string): boolean {
  const page = path.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  return uploads.some((pattern) => pattern.test(page));
}
