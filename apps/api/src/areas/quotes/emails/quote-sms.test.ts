import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, smsTo } from "../../../testing/asked-sms.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { users } from "../../identity/users/tables.ts";
import { notifyUnreadMessages } from "./notify-unread-messages.ts";

const app = testApp();
const { cast, requestIn } = quoteCast(app);
const AWA = "+2250700007101";
const PRO = "+2250700007102";

const kindsTo = async (to: string) =>
  (await listCaughtMessages(app.db, 200, to)).map(({ kind }) => kind);

describe("the messages about a quote", () => {
  it("are emails only while nobody asked for SMS; the quote's own stands for that of unread messages", async () => {
    const isTantie = eq(users.id, cast().tantie.userId);
    await app.db.update(users).set({ emailVerifiedAt: app.clock() }).where(isTantie);
    const requestId = await requestIn("QUOTE_SEND");
    await app.work();
    await notifyUnreadMessages(requestContext(app), { requestId, side: "customer" });
    expect([await smsTo(app, AWA), await smsTo(app, PRO)]).toEqual([[], []]);
    expect(await kindsTo(cast().tantie.email)).toContain("quote-requested");
    expect(await kindsTo(cast().awa.email)).toContain("quote-received");
    expect(await kindsTo(cast().awa.email)).not.toContain("unread-messages");
  });

  it("are SMS too for who asked: a new request, and the quote with its amount", async () => {
    await askForSms(app, cast().awa.userId, AWA);
    await askForSms(app, cast().tantie.userId, PRO);
    const id = await requestIn("QUOTE_SEND");
    expect(await smsTo(app, PRO)).toEqual([
      `Joie du Jour : nouvelle demande de devis pour Chez tantie@exemple.test. http://joie.test/pro/demandes/${id}`,
    ]);
    expect(await smsTo(app, AWA)).toEqual([
      "Joie du Jour : Chez tantie@exemple.test vous envoie un devis de 500 000 FCFA.",
    ]);
  });
});
