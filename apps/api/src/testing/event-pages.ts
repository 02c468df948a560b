import type { EventPage } from "@jdj/contract/event-page/public-page";
import type { EventPageSettings } from "@jdj/contract/event-page/settings";
import { eq } from "drizzle-orm";
import { eventPages } from "../areas/notebook/event-pages/tables.ts";
import type { TestApp } from "./app.ts";
import type { CastMember } from "./cast.ts";

/** What the form of a page sends. */
export const pageForm = {
  welcome: "Bienvenue à tous.",
  dress_code: "Pagne tissé",
  ceremonies: [] as number[],
  shows_photo: true,
  shows_gift_list: true,
  shows_fabric: true,
  contact_name: "",
  phone_number_1: "",
};

/** A lodging of the page. */
export const placeForm = {
  name: "Hôtel Le Wafou",
  address: "Zone 4, Abidjan",
  phone_number_1: "+(225) 27 20 30 40 50",
  price_note: "35 000 FCFA la nuit",
  link: "hotel-wafou.ci",
};

/** A question of the page. */
export const questionForm = { question: "Les enfants viennent-ils ?", answer: "Avec plaisir." };

/** The calls of a host about the page of their event. */
export function hostCalls(app: TestApp, { eventId, token }: Pick<CastMember, "eventId" | "token">) {
  const base = `/api/v1/event-page-settings/${eventId}`;
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    app.call(method, base + path, { token, ...(body && { body }) });
  const settings = async () => (await call("GET", "")).body as EventPageSettings;
  const withVersion = async (method: "POST" | "PUT", path: string, body: object) =>
    call(method, path, { version: (await settings()).version, ...body });
  return {
    settings,
    call,
    preview: async () => (await call("GET", "/preview")).body as EventPage,
    save: (body: object) => withVersion("PUT", "", { ...pageForm, ...body }),
    show: (visibility: string, body: object = {}) =>
      withVersion("PUT", "/visibility", { visibility, ...body }),
    move: (name: string) => withVersion("POST", "/address", { name }),
    /** The address of the stored page. */
    async slug(): Promise<string> {
      const [page] = await app.db.select().from(eventPages).where(eq(eventPages.eventId, eventId));
      return page?.slug ?? "";
    },
  };
}

/** The calls of guests. */
export function guestCalls(app: TestApp) {
  return {
    page: (slug: string, access?: string) =>
      app.call("GET", `/api/v1/event-pages/${slug}${access ? `?access=${access}` : ""}`),
    open: (slug: string, body: object) =>
      app.call("POST", `/api/v1/event-pages/${slug}/access`, { body }),
  };
}
