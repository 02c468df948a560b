import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { oneClickUnsubscribe } from "../../../http/one-click-unsubscribe.ts";
import { secretsOf } from "../../../secrets.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { deliveries } from "../deliveries/tables.ts";
import { resumeAddress, suppressAddress } from "./suppress-address.ts";
import { deliveryOfUnsubscribeToken } from "./unsubscribe-link.ts";

/** The unsubscribe link of a card's email. */
export function unsubscribeRoutes({ db, settings }: AppContext): Hono {
  return oneClickUnsubscribe<string>({
    path: "/api/v1/leave/:token",
    // A family in mourning may have sent it.
    brand: null,
    title: "Vos messages",
    /** The address to which the email of a link was sent. */
    async readerOf(token) {
      const id = deliveryOfUnsubscribeToken(secretsOf(settings), token);
      if (id === null) return null;
      const [row] = await db
        .select({ email: guests.email })
        .from(deliveries)
        .innerJoin(guests, eq(guests.id, deliveries.guestId))
        .where(eq(deliveries.id, id));
      return row?.email ?? null;
    },
    async choose(address, isStopped) {
      if (isStopped) await suppressAddress(db, address, "email");
      else await resumeAddress(db, address);
    },
    asks: (address) => `Ne plus recevoir de cartes ni de rappels à l’adresse ${address}\u00a0?`,
    answers: (_, isStopped) =>
      isStopped
        ? "C’est noté\u00a0: plus rien ne vous sera envoyé à cette adresse."
        : "C’est noté\u00a0: vous recevrez de nouveau vos cartes.",
    buttons: { stop: "Ne plus rien recevoir", resume: "Recevoir à nouveau des cartes" },
  });
}
