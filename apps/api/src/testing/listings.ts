import type { Listing } from "@jdj/contract/providers/listings";
import { eq } from "drizzle-orm";
import { calendarDate, requestContext } from "../app-context.ts";
import { findPayment, listAttempts } from "../areas/payments/payments/queries.ts";
import { requestRefund } from "../areas/payments/refunds/request-refund.ts";
import { pollRefunds } from "../areas/payments/refunds/send-refund.ts";
import { providerSubscriptions } from "../areas/providers/subscriptions/tables.ts";
import { providers } from "../areas/providers/tables.ts";
import { listCaughtMessages } from "../mail-catcher/queries.ts";
import { registerProvider } from "./actors.ts";
import type { TestApp } from "./app.ts";
import { payAsGuestCheckout } from "./gifts.ts";
import { addPhoto } from "./open-shop.ts";
import { shopForm } from "./provider-profile-samples.ts";

let opened = 0;

/** An owner of a shop whose page is published, and that never had a listing. */
export async function openUnlisted(app: TestApp) {
  opened += 1;
  const owner = await registerProvider(app, `unlisted${opened}@exemple.test`);
  const { providerId } = owner;
  await app.db
    .delete(providerSubscriptions)
    .where(eq(providerSubscriptions.providerId, providerId));
  await app.db.update(providers).set({ publishedAt: null }).where(eq(providers.id, providerId));
  return owner;
}

/** The same of a shop that lacks nothing, and that its team has not published. */
export async function openReady(app: TestApp) {
  const owner = await openUnlisted(app);
  const { token, providerId } = owner;
  await app.db.update(providers).set({ releasedAt: null }).where(eq(providers.id, providerId));
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, `/api/v1/pro/${path}`, { token, body });
  await call("PUT", "shop", shopForm(1));
  await call("POST", "addresses", { name: "Atelier", town_id: 1 });
  await addPhoto({ call, providerId });
  return { ...owner, call };
}

/** The listing of shops over HTTP, and what the public and their owners see of it. */
export function listingsOf(app: TestApp) {
  const pro = (token: string | null, method: string, path = "", body?: unknown) =>
    app.call(method, `/api/v1/pro/subscription${path}`, { token, body });
  const buy = (token: string | null, months: unknown = 1) =>
    pro(token, "POST", "/purchases", { months });
  const openPayment = async (token: string, months = 1): Promise<string> => {
    const { status, body } = await buy(token, months);
    if (status !== 200) throw new Error(`The payment was refused: ${status}`);
    return (body as { reference: string }).reference;
  };
  return {
    buy,
    openPayment,
    today: () => calendarDate(app.clock()),
    get: (token: string | null) => pro(token, "GET"),
    read: async (token: string) => (await pro(token, "GET")).body as Listing,
    pay: async (token: string, months = 1) =>
      payAsGuestCheckout(app, await openPayment(token, months)),
    isInDirectory: async (id: number) => {
      const { body } = await app.call("GET", "/api/v1/wedding-providers?per_page=100");
      return (body as { data: { id: number }[] }).data.some((row) => row.id === id);
    },
    /** The kinds of the emails about listings, or about boosts, to an address, the newest first. */
    mailsTo: async (email: string, about: "listing" | "boost" = "listing") => {
      await app.work();
      const sent = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
      return sent.map(({ kind }) => kind).filter((kind) => kind.startsWith(`${about}-`));
    },
    /** Gives a payment back, as staff do. */
    giveBack: async (reference: string) => {
      const payment = await findPayment(app.db, reference);
      const [attempt] = await listAttempts(app.db, [payment?.id ?? 0]);
      await requestRefund(requestContext(app), attempt?.id ?? 0, "Serge Aka");
      await app.work();
      await pollRefunds(app);
      await app.work();
    },
  };
}
