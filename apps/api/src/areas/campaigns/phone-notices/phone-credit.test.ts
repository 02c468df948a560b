import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import { and, eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { RetryLater } from "../../../jobs/retry-later.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { testApp } from "../../../testing/app.ts";
import { smsTo } from "../../../testing/asked-sms.ts";
import { nextNumber, phoneNoticeCast } from "../../../testing/phone-notices.ts";
import { notices } from "../../identity/notices/tables.ts";
import { takeCredit } from "../../payments/credit/credit.ts";
import { creditMoves } from "../../payments/credit/tables.ts";
import { sendEmbeddedReceipts } from "../delivery-receipts/send-embedded-receipts.ts";
import { resumeAddress, suppressAddress } from "../suppression-list/suppress-address.ts";
import { whatsAppCostDays } from "../whatsapp-costs/tables.ts";
import { sendPhoneNotice } from "./send-phone-notice.ts";
import { phoneNotices } from "./tables.ts";

const app = testApp();
const cast = phoneNoticeCast(app);
const {
  choose,
  moveTo,
  tick,
  found,
  give,
  left,
  beReady,
  raise,
  waitFor,
  sendDue,
  gotAfterJoining,
  awa,
  phone,
} = cast;

describe("credit", () => {
  const told = () =>
    app.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, awa().userId), like(notices.title, "Plus de crédit%")));

  /** A notice that is paid for and waits for its job. */
  async function paidNotice() {
    await beReady();
    await raise();
    app.wait(600);
    await sendDue();
    const [paid] = await app.db
      .select()
      .from(phoneNotices)
      .where(eq(phoneNotices.userId, awa().userId));
    return { key: paid?.key ?? "", full: "1 réponse", short: "1 notification" };
  }

  it("that is used up lets nothing leave, says so once and not by phone", async () => {
    await beReady("sms", 1);
    await tick("sending");
    for (let one = 0; one < 3; one += 1) {
      await raise();
      await gotAfterJoining();
    }
    expect(await smsTo(app, phone())).toHaveLength(1);
    expect(await left()).toBe(0);
    expect(await told()).toMatchObject([{ phoneDueAt: null, kind: "sending" }]);
    expect((await found()).way).toBe("sms");
    await give(1);
    await raise();
    expect(await gotAfterJoining()).toHaveLength(2);
    await raise();
    await gotAfterJoining();
    expect(await told()).toHaveLength(2);
  });

  it("is never negative, whatever sends at the same time", async () => {
    await beReady("sms", 1);
    await raise();
    app.wait(600);
    await Promise.all([
      sendDue(),
      app.db
        .transaction(async (tx) => {
          const { customerId } = awa();
          const move = { customerId, channelId: channelIds.sms, units: 1 };
          await takeCredit(tx, { ...move, reason: "send", key: `race:${awa().customerId}` });
        })
        .catch(() => undefined),
      sendDue(),
    ]);
    expect(await left()).toBe(0);
  });

  it("of what certainly did not leave is given back, once", async () => {
    const notice = await paidNotice();
    const attempt = (isLast: boolean, cause: "ours" | "recipient") =>
      sendPhoneNotice(
        {
          ...app,
          sms: { ...app.sms, send: async () => ({ state: "failed", cause, reason: "Non" }) },
        },
        notice,
        { id: "1", isLast },
      );
    expect(await left()).toBe(9);
    await expect(attempt(false, "ours")).rejects.toThrow(RetryLater);
    expect(await left()).toBe(9);
    app.wait(120);
    await attempt(false, "recipient");
    await attempt(true, "recipient");
    expect(await left()).toBe(10);
    expect((await found()).sent).toEqual([]);
    expect(await smsTo(app, phone())).toEqual([]);
  });

  it("of a message that may have left is not, and it is never sent twice", async () => {
    const notice = await paidNotice();
    const silent = { ...app, sms: { ...app.sms, send: () => Promise.reject(new Error("cut")) } };
    await sendPhoneNotice(silent, notice, { id: "1", isLast: false });
    expect(await smsTo(app, phone())).toEqual([]);
    expect(await left()).toBe(9);
  });

  it("of what waits for its gateway is given back when its reader stops it, or its last attempt is at night", async () => {
    await beReady();
    const attempt = async (isLast: boolean) => {
      const [paid] = await app.db
        .select()
        .from(phoneNotices)
        .where(eq(phoneNotices.userId, awa().userId));
      const notice = { key: paid?.key ?? "", full: "1 réponse", short: "1 notification" };
      await sendPhoneNotice(app, notice, { id: "1", isLast });
    };
    await raise();
    app.wait(600);
    await sendDue();
    await suppressAddress(app.db, phone(), "sms");
    await attempt(false);
    expect(await left()).toBe(10);
    await resumeAddress(app.db, phone());
    await raise();
    app.wait(600);
    await sendDue();
    expect(await left()).toBe(9);
    await choose(null);
    await attempt(false);
    expect(await left()).toBe(10);
    await choose("sms");
    await raise();
    app.wait(600);
    await sendDue();
    await waitFor(23);
    await expect(attempt(false)).rejects.toThrow(RetryLater);
    expect(await left()).toBe(9);
    await attempt(true);
    expect(await left()).toBe(10);
    await waitFor(10);
    expect(await smsTo(app, phone())).toEqual([]);
  });

  it("is given back for what the receipt says did not arrive", async () => {
    await moveTo(nextNumber("0000"));
    await beReady();
    await raise();
    expect(await gotAfterJoining()).toHaveLength(1);
    await sendEmbeddedReceipts(app);
    await sendEmbeddedReceipts(app);
    expect(await left()).toBe(10);
    const moves = await app.db
      .select({ reason: creditMoves.reason })
      .from(creditMoves)
      .where(eq(creditMoves.customerId, awa().customerId))
      .orderBy(creditMoves.id);
    expect(moves.map(({ reason }) => reason)).toEqual(["gift", "notice", "failed-notice"]);
  });

  it("of WhatsApp pays for a template, whose cost is in the figures of the day", async () => {
    const sum = async () =>
      (await app.db.select().from(whatsAppCostDays)).reduce((all, one) => all + one.messages, 0);
    const before = await sum();
    await beReady("whatsapp");
    await raise();
    expect(await gotAfterJoining()).toEqual([]);
    const [caught] = await listCaughtMessages(app.db, 1, phone());
    expect(caught).toMatchObject({ channel: "whatsapp" });
    expect(caught?.text).toContain("1\u00a0réponse à votre invitation");
    expect(await left(channelIds.whatsapp)).toBe(9);
    expect(await sum()).toBe(before + 1);
    await moveTo(nextNumber("0000"));
    await raise();
    await gotAfterJoining();
    await sendEmbeddedReceipts(app);
    expect(await sum()).toBe(before + 1);
    expect(await left(channelIds.whatsapp)).toBe(9);
  });
});
