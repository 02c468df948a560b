import { eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import type { ShortMessage } from "../../../drivers/sms/port.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { askForSms, giveNumber, smsTo } from "../../../testing/asked-sms.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { freshNumber } from "../../../testing/phone-people.ts";
import { enqueueVendorNotice } from "../../accounts/emails/enqueue-vendor-notice.ts";
import { customers, users } from "../../identity/users/tables.ts";
import { ceilings } from "../ceilings/ceilings.ts";
import { outgoingMessages } from "./tables.ts";

const app = testApp();
const held: { awa?: CastMember; phone: string } = { phone: "" };

beforeEach(async () => {
  await app.db.delete(outgoingMessages);
  held.awa = await registerCouple(app);
  held.phone = freshNumber();
});

function awa(): CastMember {
  if (!held.awa) throw new Error("She is registered before each test");
  return held.awa;
}

const notice = {
  kind: "deposit-paid",
  props: { shopName: "Les Saveurs", detail: "50\u00a0000 FCFA", link: "http://joie.test/d/1" },
};
const notify = (email: string | null = awa().email) =>
  app.db.transaction((tx) =>
    enqueueVendorNotice(
      { ...requestContext(app), db: tx },
      { userId: awa().userId, email },
      notice,
    ),
  );
const emails = async () => {
  await app.work();
  const caught = await listCaughtMessages(app.db, 200, awa().email);
  return caught.filter(({ kind }) => kind === notice.kind).length;
};

describe("a notice", () => {
  it("is an email only, unless its reader asked for SMS", async () => {
    await giveNumber(app, awa().userId, held.phone);
    await notify();
    expect([await emails(), await smsTo(app, held.phone)]).toEqual([1, []]);
  });

  it("is an email and an SMS of one segment, once they are asked for", async () => {
    await askForSms(app, awa().userId, held.phone);
    await notify();
    expect([await emails(), await smsTo(app, held.phone)]).toEqual([
      1,
      [
        "Joie du Jour : votre acompte de 50 000 FCFA pour Les Saveurs est recu. http://joie.test/d/1",
      ],
    ]);
  });

  it("is an SMS alone for a reader without a proven address", async () => {
    await askForSms(app, awa().userId, held.phone);
    await notify(null);
    expect([await emails(), (await smsTo(app, held.phone)).length]).toEqual([0, 1]);
  });

  it("sends nothing that is rolled back", async () => {
    await askForSms(app, awa().userId, held.phone);
    await expect(
      app.db.transaction(async (tx) => {
        const reader = { userId: awa().userId, email: awa().email };
        await enqueueVendorNotice({ ...requestContext(app), db: tx }, reader, notice);
        throw new Error("rolled back");
      }),
    ).rejects.toThrow("rolled back");
    expect([await emails(), await smsTo(app, held.phone)]).toEqual([0, []]);
  });

  it("sends no SMS where none are sent", async () => {
    await askForSms(app, awa().userId, held.phone);
    const settings = { ...app.settings, closedServices: ["sms" as const] };
    const reader = { userId: awa().userId, email: null };
    await enqueueVendorNotice({ ...requestContext(app), settings }, reader, notice);
    expect(await smsTo(app, held.phone)).toEqual([]);
  });
});

describe("an SMS that was asked for", () => {
  const message = () => ({
    kind: notice.kind,
    to: held.phone,
    text: "Joie du Jour : votre acompte est payé.",
    userId: awa().userId,
  });
  const send = (id: string = crypto.randomUUID()) =>
    makeHandlers(app)["send-short-message"](message(), { id, isLast: false });

  it("leaves once when its job runs twice", async () => {
    await askForSms(app, awa().userId, held.phone);
    const id = crypto.randomUUID();
    await send(id);
    await send(id);
    expect(await smsTo(app, held.phone)).toHaveLength(1);
  });

  it("is attempted again by itself when the gateway is away", async () => {
    await askForSms(app, awa().userId, held.phone);
    const handed: ShortMessage[] = [];
    const away = { state: "failed", cause: "recipient-later", reason: "Absente" } as const;
    const sms = {
      ...app.sms,
      send: (one: ShortMessage) => {
        handed.push(one);
        return Promise.resolve(
          handed.length === 1 ? away : ({ state: "sent", gatewayId: "1" } as const),
        );
      },
    };
    const handlers = makeHandlers({ ...app, sms });
    const job = { id: crypto.randomUUID(), isLast: false };
    await expect(handlers["send-short-message"](message(), job)).rejects.toThrow();
    await handlers["send-short-message"](message(), job);
    expect(handed.map(({ key }) => key)).toEqual([job.id, job.id]);
  });

  it("does not leave after the reader changed their mind, closed the account, or staff did", async () => {
    const { userId, customerId } = awa();
    const isUser = eq(users.id, userId);
    await askForSms(app, userId, held.phone);
    await app.db.update(users).set({ smsAskedAt: null }).where(isUser);
    await send();
    await app.db.update(users).set({ smsAskedAt: app.clock() }).where(isUser);
    await app.db.update(users).set({ archivedAt: app.clock() }).where(isUser);
    await send();
    await app.db.update(users).set({ archivedAt: null }).where(isUser);
    const isCustomer = eq(customers.id, customerId);
    await app.db.update(customers).set({ archivedAt: app.clock() }).where(isCustomer);
    await send();
    expect(await smsTo(app, held.phone)).toEqual([]);
    await app.db.update(customers).set({ archivedAt: null }).where(isCustomer);
    await send();
    expect(await smsTo(app, held.phone)).toHaveLength(1);
  });

  it("has a ceiling a day, beside that of codes, and is noted for the operator above it", async () => {
    await askForSms(app, awa().userId, held.phone);
    for (let one = 0; one <= ceilings.askedSmsPerRecipient.most; one += 1) await send();
    expect(await smsTo(app, held.phone)).toHaveLength(ceilings.askedSmsPerRecipient.most);
    const lost = ne(outgoingMessages.outcome, "sent");
    expect(await app.db.select().from(outgoingMessages).where(lost)).toMatchObject([
      { channel: "sms", outcome: "refused" },
    ]);
    const code = { kind: "otp", to: held.phone, text: "Votre code est 123456." };
    const job = { id: crypto.randomUUID(), isLast: false };
    await makeHandlers(app)["send-short-message"](code, job);
    expect(await smsTo(app, held.phone)).toHaveLength(ceilings.askedSmsPerRecipient.most + 1);
  });
});
