import { patterns } from "@jdj/contract/paths/addresses";

/** Pages whose forms take photos, sheets or a card's own picture. */
const pages = [
  patterns.events,
  patterns.createEvent,
  patterns.editEvent,
  patterns.couple,
  patterns.committee,
  patterns.importGuests,
  patterns.newCard,
];

/** Calls that take a file; a test holds the list against the contract. */
const calls = [
  "/api/v1/events",
  "/api/v1/event/:id",
  "/api/v1/marrieds/events",
  "/api/v1/marrieds/events-all",
  "/api/v1/restricted-committees/events",
  "/api/v1/restricted-committees/events-all",
  "/api/v1/guests-events-import",
  "/api/v1/guests-events-import/preview",
  "/api/v1/messages/send",
  "/api/v1/message-save",
];

const uploads = [...pages, ...calls].map(
  (pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`),
);

/** Whether files may be sent to a path; scripts send a page's form to the same path with `.data`. */
export function isForUploads(path: string): boolean {
  const page = path.replace(/\.data$/, "").replace(/(?<=.)\/$/, "");
  return uploads.some((pattern) => pattern.test(page));
}
