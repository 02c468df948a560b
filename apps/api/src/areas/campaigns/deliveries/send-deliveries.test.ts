import { cardMessages } from "@jdj/contract/campaigns/messages";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AppContext } from "../../../app-context.ts";
import type { MailDriver } from "../../../drivers/mail/port.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { testApp } from "../../../testing/app.ts";
import { addGuests, countingGateway, sendTo, withGateway } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { findRecipients } from "../../../testing/deliveries.ts";
import { customers } from "../../identity/users/tables.ts";
import { guests } from "../../notebook/guests/tables.ts";
import { DELIVERIES_AT_ONCE } from "./concurrency.ts";
import { LEASE_BATCH, LEASE_SECONDS } from "./lease-deliveries.ts";
import { sendDeliveries } from "./send-deliveries.ts";

const app = testApp();

async function prepare(count: number, guest: Record<string, unknown> = {}) {
  const member = await registerCouple(app);
  // Of an account that is no longer new: it may write to more people in a day.
  await app.db
    .update(customers)
    .set({ createdAt: new Date("2026-11-01T00:00:00Z") })
    .where(eq(customers.id, member.customerId));
  const ids = await addGuests(
    app,
    member,
    Array.from({ length: count }, () => guest),
  );
  return sendTo(app, member, ids);
}

const statesOf = async (campaignId: number) =>
  (await findRecipients(app, campaignId)).map(({ state }) => state);

/** Begins a campaign whose gateway stops answering after some emails, as when the process is killed. */
async function beginAndDie(campaignId: number, gateway: MailDriver & { delivered: unknown[] }) {
  void sendDeliveries(withGateway(app, gateway), campaignId);
  await expect.poll(() => gateway.delivered.length).toBe(12 + DELIVERIES_AT_ONCE);
  // Some emails are on their way: wait until those that were answered are recorded.
  await expect
    .poll(async () => (await statesOf(campaignId)).filter((state) => state === "sent").length)
    .toBe(12);
}

describe("a sender that dies after the gateway took a delivery and before it is recorded", () => {
  it("leaves nothing lost and nothing sent twice", async () => {
    const campaignId = await prepare(60);
    const dying = countingGateway({ dieAfter: 12 });
    await beginAndDie(campaignId, dying);

    const next = countingGateway({ delivered: dying.delivered });
    await sendDeliveries(withGateway(app, next), campaignId);
    const leased = (await statesOf(campaignId)).filter((state) => state === "sending");
    expect(leased).toHaveLength(LEASE_BATCH - 12);
    app.wait(LEASE_SECONDS + 1);
    await sendDeliveries(withGateway(app, next), campaignId);

    expect(new Set(await statesOf(campaignId))).toEqual(new Set(["sent"]));
    expect(next.delivered).toHaveLength(60);
    expect(new Set(next.delivered.map(({ to }) => to)).size).toBe(60);
  });

  it("would send twice if the gateway were not asked: the test above can fail", async () => {
    const campaignId = await prepare(60);
    const dying = countingGateway({ dieAfter: 12 });
    await beginAndDie(campaignId, dying);
    app.wait(LEASE_SECONDS + 1);
    const forgetful = countingGateway({
      delivered: dying.delivered,
      find: () => Promise.resolve("absent"),
    });
    await sendDeliveries(withGateway(app, forgetful), campaignId);
    expect(forgetful.delivered).toHaveLength(60 + DELIVERIES_AT_ONCE);
  });

  it("leaves unconfirmed deliveries as unknown when the gateway cannot say, and never repeats them", async () => {
    const campaignId = await prepare(60);
    const dying = countingGateway({ dieAfter: 12 });
    await beginAndDie(campaignId, dying);
    app.wait(LEASE_SECONDS + 1);
    const silent = countingGateway({
      delivered: dying.delivered,
      find: () => Promise.resolve("unknown"),
    });
    await sendDeliveries(withGateway(app, silent), campaignId);
    const states = await statesOf(campaignId);
    expect(states.filter((state) => state === "unknown")).toHaveLength(LEASE_BATCH - 12);
    expect(states.filter((state) => state === "sent")).toHaveLength(60 - LEASE_BATCH + 12);
    expect(new Set(silent.delivered.map(({ key }) => key)).size).toBe(silent.delivered.length);
  });
});

describe("a gateway that takes fewer at once than it is given", () => {
  it("is given fewer, and is not taken for one that is away", async () => {
    const campaignId = await prepare(100);
    const counting = countingGateway();
    const most = { atOnce: 3, refused: 0 };
    let running = 0;
    const throttling: MailDriver = {
      limits: { mostAtOnce: 8 },
      find: counting.find,
      async send(sentEmail) {
        running += 1;
        try {
          await new Promise((later) => setTimeout(later, 5));
          if (running <= most.atOnce) return await counting.send(sentEmail);
          most.refused += 1;
          return { state: "failed", cause: "ours", reason: "421", code: "421", isThrottled: true };
        } finally {
          running -= 1;
        }
      },
    };
    await sendDeliveries(withGateway(app, throttling), campaignId);
    expect(new Set(await statesOf(campaignId))).toEqual(new Set(["sent"]));
    expect(counting.delivered).toHaveLength(100);
    expect(most.refused).toBeGreaterThan(0);
    const attempts = (await findRecipients(app, campaignId)).map((one) => one.attempts);
    expect(new Set(attempts)).toEqual(new Set([1]));
  });
});

describe("a gateway that takes a batch at once", () => {
  it("gets what may leave together, and each delivery has its own result", async () => {
    const campaignId = await prepare(60);
    const recipients = await findRecipients(app, campaignId);
    const [refused, later, lost] = recipients.map(({ guestId }) => guestId);
    for (const [id, email] of [
      [refused, "echec@exemple.test"],
      [later, "panne@exemple.test"],
      [lost, null],
    ] as const)
      if (id !== undefined) await app.db.update(guests).set({ email }).where(eq(guests.id, id));
    const batches: number[] = [];
    const mail: MailDriver = {
      ...app.mail,
      send: () => Promise.reject(new Error("Not one by one")),
      sendMany(emails) {
        batches.push(emails.length);
        return app.mail.sendMany?.(emails) ?? Promise.resolve([]);
      },
    };
    await sendDeliveries(withGateway(app, mail), campaignId);
    const counts = Object.groupBy(await statesOf(campaignId), (state) => state);
    expect([counts.sent?.length, counts.failed?.length, counts.queued?.length]).toEqual([57, 2, 1]);
    expect(batches).toEqual([LEASE_BATCH - 1, 10]);
  });

  it("is asked for each delivery when it does not answer", async () => {
    const campaignId = await prepare(60);
    const mail: MailDriver = {
      ...app.mail,
      async sendMany(emails) {
        await app.mail.sendMany?.(emails.slice(0, 20));
        throw new Error("connection reset");
      },
    };
    await sendDeliveries(withGateway(app, mail), campaignId);
    const states = await statesOf(campaignId);
    expect(states.filter((state) => state === "sent")).toHaveLength(30);
    expect(states.filter((state) => state === "queued")).toHaveLength(30);
  });
});

describe("a process that is told to stop in the middle of a campaign", () => {
  it("leaves the remainder queued to the next one, and nothing leased", async () => {
    const campaignId = await prepare(120);
    const gateway = countingGateway();
    const stopping: AppContext = {
      ...withGateway(app, gateway),
      jobs: { ...app.jobs, isStopping: () => gateway.delivered.length >= 20 },
    };
    await sendDeliveries(stopping, campaignId);
    const states = await statesOf(campaignId);
    const left = states.filter((state) => state === "queued").length;
    expect(left).toBeGreaterThan(90);
    expect(states.filter((state) => state === "sent")).toHaveLength(120 - left);
    await app.jobs.drain(makeHandlers(withGateway(app, gateway)));
    expect(new Set(await statesOf(campaignId))).toEqual(new Set(["sent"]));
    expect(gateway.delivered).toHaveLength(120);
  });
});

describe("two senders of one campaign", () => {
  it("share its deliveries", async () => {
    const campaignId = await prepare(100);
    const gateway = countingGateway();
    const appOfBoth = withGateway(app, gateway);
    await Promise.all([
      sendDeliveries(appOfBoth, campaignId),
      sendDeliveries(appOfBoth, campaignId),
    ]);
    expect(new Set(await statesOf(campaignId))).toEqual(new Set(["sent"]));
    expect(gateway.delivered).toHaveLength(100);
  });
});

describe("an email that the gateway does not take", () => {
  it("fails at once when it never will", async () => {
    const campaignId = await prepare(1, { email: "echec@exemple.test" });
    await app.work();
    const [delivery] = await findRecipients(app, campaignId);
    expect(delivery).toMatchObject({
      state: "failed",
      attempts: 1,
      reason: "Adresse refusée par le serveur du destinataire",
    });
  });

  it("is attempted three times, each after a backoff, when the gateway is away", async () => {
    const campaignId = await prepare(1, { email: "panne@exemple.test" });
    await app.work();
    const standing = async () => {
      const [delivery] = await findRecipients(app, campaignId);
      return [delivery?.state, delivery?.attempts, delivery?.reason];
    };
    expect(await standing()).toEqual(["queued", 1, null]);
    await sendDeliveries(app, campaignId);
    expect(await standing()).toEqual(["queued", 1, null]);
    app.wait(100);
    await sendDeliveries(app, campaignId);
    expect(await standing()).toEqual(["queued", 2, null]);
    app.wait(200);
    await sendDeliveries(app, campaignId);
    expect(await standing()).toEqual(["failed", 3, "Serveur de messagerie injoignable"]);
  });

  it("is confirmed by asking the gateway when it breaks off", async () => {
    const campaignId = await prepare(1);
    const gateway = countingGateway();
    const breaking: MailDriver = {
      send: async (sentEmail) => {
        await gateway.send(sentEmail);
        throw new Error("connection reset");
      },
      find: gateway.find,
    };
    await sendDeliveries(withGateway(app, breaking), campaignId);
    expect(await statesOf(campaignId)).toEqual(["sent"]);
    expect(gateway.delivered).toHaveLength(1);
  });

  it("goes no further for a guest whose address was removed meanwhile", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const campaignId = await sendTo(app, member, ids);
    const { body } = await app.call("GET", `/api/v1/guests/events/${ids[0]}`, {
      token: member.token,
    });
    const { category: _, answer: __, ...guest } = body as Record<string, unknown>;
    await app.call("POST", "/api/v1/guests-events-update", {
      token: member.token,
      body: { ...guest, email: null },
    });
    await app.work();
    const [delivery] = await findRecipients(app, campaignId);
    expect([delivery?.state, delivery?.reason]).toEqual(["failed", cardMessages.noEmail]);
  });
});

describe("a campaign to a thousand guests", () => {
  it("takes seconds", async ({ annotate }) => {
    const campaignId = await prepare(1000);
    const begun = performance.now();
    await app.work();
    const seconds = (performance.now() - begun) / 1000;
    await annotate(`1,000 letters in ${seconds.toFixed(1)} s`);
    expect(new Set(await statesOf(campaignId))).toEqual(new Set(["sent"]));
    expect(seconds).toBeLessThan(20);
  });
});
