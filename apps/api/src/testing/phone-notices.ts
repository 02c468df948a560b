import { channelIds } from "@jdj/contract/campaigns/channel-ids";
import type { PhoneWay } from "@jdj/contract/notices/phone-ways";
import { and, eq, isNotNull } from "drizzle-orm";
import { beforeEach } from "vitest";
import { requestContext } from "../app-context.ts";
import { sendDuePhoneNotices } from "../areas/campaigns/phone-notices/send-due-phone-notices.ts";
import { onlyUser, raiseNotice } from "../areas/identity/notices/raise-notice.ts";
import { notices } from "../areas/identity/notices/tables.ts";
import { sessions } from "../areas/identity/sessions/tables.ts";
import { creditOf, giveCredit } from "../areas/payments/credit/credit.ts";
import type { TestApp } from "./app.ts";
import { giveNumber, smsTo } from "./asked-sms.ts";
import { type CastMember, registerCouple } from "./cast.ts";

interface Found {
  way: PhoneWay | null;
  ways: { way: PhoneWay; price_fcfa: number; credit: number }[];
  phone_number: string | null;
  is_stopped: boolean;
  can_buy: boolean;
  sent: object[];
}

let numbers = 0;
let gifts = 0;

/** A number of nobody else. */
export function nextNumber(ending = "17"): string {
  numbers += 1;
  return `+22507${String(numbers).padStart(8 - ending.length, "0")}${ending}`;
}

/** A couple with a proven number for each test, at ten in the morning, and what it does with notices to it. */
export function phoneNoticeCast(app: TestApp) {
  let awa: CastMember;
  let phone: string;

  beforeEach(async () => {
    awa = await registerCouple(app);
    await moveTo(nextNumber());
    await waitFor(10);
  });

  async function moveTo(number: string) {
    phone = number;
    await giveNumber(app, awa.userId, number);
  }

  /** Lets the clock reach an hour of the next day. */
  async function waitFor(hour: number) {
    const then = new Date(app.clock());
    then.setUTCDate(then.getUTCDate() + 1);
    then.setUTCHours(hour, 0, 0, 0);
    app.wait((then.getTime() - app.clock().getTime()) / 1000);
    await app.db.update(sessions).set({ expiresAt: new Date("2099-01-01") });
  }

  const call = (method: string, path: string, token: string | null, body?: unknown) =>
    app.call(method, `/api/v1${path}`, { token, ...(body === undefined ? {} : { body }) });

  const choose = (way: PhoneWay | null, who: { token: string } = awa) =>
    call("PUT", "/phone-notices", who.token, { way });

  const tick = (kind: string, isTicked = true) =>
    call("PUT", "/notice-choices", awa.token, { choices: [{ kind, phone: isTicked }] });

  const found = async (who: { token: string } = awa) =>
    (await call("GET", "/phone-notices", who.token)).body as Found;

  async function give(units: number, channelId: number = channelIds.sms) {
    gifts += 1;
    const { customerId } = awa;
    const move = { customerId, channelId, units, reason: "gift" as const, key: `gift:${gifts}` };
    await giveCredit(app.db, move);
  }

  const left = (channelId: number = channelIds.sms) => creditOf(app.db, awa.customerId, channelId);

  /** Chooses a way and one kind, with credit. */
  async function beReady(way: PhoneWay = "sms", units = 10) {
    await choose(way);
    await tick("answer");
    await give(units, channelIds[way]);
  }

  const raise = (changes: object = {}) =>
    app.db.transaction((tx) =>
      raiseNotice({ ...requestContext(app), db: tx }, onlyUser(awa.userId), {
        ...{ kind: "answer", title: "Koffi Yao sera là", text: "Mariage", who: "Koffi Yao" },
        ...{ path: "/mes-donnees", eventId: awa.eventId, joinKey: "answers" },
        ...changes,
      }),
    );

  const sendDue = () => sendDuePhoneNotices(requestContext(app));

  /** The SMS of the phone once what is due has left. */
  async function got(to = phone) {
    await sendDue();
    return smsTo(app, to);
  }

  async function gotAfterJoining(to = phone) {
    app.wait(600);
    return got(to);
  }

  /** The notices of which the phone is still to be told. */
  const waiting = () =>
    app.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, awa.userId), isNotNull(notices.phoneDueAt)));

  return {
    ...{ moveTo, waitFor, call, choose, tick, found, give, left, beReady, raise, sendDue },
    ...{ got, gotAfterJoining, waiting, awa: () => awa, phone: () => phone },
  };
}
