import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, giveNumber, smsTo } from "../../../testing/asked-sms.ts";
import { quoteCast } from "../../../testing/quotes.ts";
import { users } from "../../identity/users/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";
import { notifySide } from "./notify-side.ts";
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

  it("reach somebody: a side without a proven address gets them where it signs in, one with some only there", async () => {
    const { tantie, rival } = cast();
    const paid = async () => {
      await app.db.transaction(async (tx) => {
        const context = { ...requestContext(app), db: tx };
        const request = { id: 1, customerId: cast().awa.customerId, providerId: tantie.providerId };
        const notice = { kind: "deposit-received", detail: "5\u00a0000 FCFA" } as const;
        await notifySide(context, request, "provider", notice);
      });
      await app.work();
      const read = async (to: string) =>
        (await kindsTo(to)).filter((kind) => kind === "deposit-received").length;
      return [await read(tantie.email), await read(rival.email)];
    };
    const prove = (userId: number, emailVerifiedAt: Date | null) =>
      app.db.update(users).set({ emailVerifiedAt }).where(eq(users.id, userId));
    await prove(tantie.userId, null);
    expect(await paid()).toEqual([1, 0]);
    await prove(rival.userId, app.clock());
    const isRival = eq(providerMembers.userId, rival.userId);
    const joins = ({ providerId }: { providerId: number }) =>
      app.db.update(providerMembers).set({ providerId }).where(isRival);
    await joins(tantie);
    expect(await paid()).toEqual([1, 1]);
    // Without any address the number that they proved is left.
    await giveNumber(app, tantie.userId, "+2250700007103");
    await app.db.update(users).set({ email: null }).where(eq(users.id, tantie.userId));
    expect(await paid()).toEqual([1, 2]);
    expect((await smsTo(app, "+2250700007103")).join()).toContain(
      "a payé son acompte de 5 000 FCFA",
    );
    await joins(rival);
    const address = { email: tantie.email, phone: null, phoneVerifiedAt: null };
    await app.db.update(users).set(address).where(eq(users.id, tantie.userId));
  });

  it("are SMS too for who asked: a new request, and the quote with its amount", async () => {
    await askForSms(app, cast().awa.userId, AWA);
    await askForSms(app, cast().tantie.userId, PRO);
    const asked = await requestIn("TO_BE_TREATED");
    expect(await smsTo(app, PRO)).toEqual([
      `Joie du Jour : nouvelle demande de devis pour Chez tantie@exemple.test. http://joie.test/pro/demandes/${asked}`,
    ]);
    const id = await requestIn("QUOTE_SEND");
    expect(await smsTo(app, AWA)).toEqual([
      `Joie du Jour : Chez tantie@exemple.test vous envoie un devis de 500 000 FCFA. http://joie.test/d/${id}`,
    ]);
  });
});
