import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { makeHandlers } from "../../../job-handlers.ts";
import { openStaff } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { refusesUs, smsContract, withSmsContracts } from "../../../testing/contracts.ts";
import { operatorAlerts } from "../alerts/tables.ts";
import { gatewayOutages } from "../gateway-outages/tables.ts";
import { outgoingMessages } from "./tables.ts";

const app = testApp();
let last = 0;

function send(contracts: readonly ReturnType<typeof smsContract>[], until?: string) {
  const [first = smsContract(), ...others] = contracts;
  const handlers = makeHandlers(withSmsContracts(app, first, ...others));
  last += 1;
  const message = { kind: "otp", to: `+22507000000${10 + last}`, text: "1234" };
  const job = { id: crypto.randomUUID(), isLast: false };
  return handlers["send-short-message"]({ ...message, ...(until && { until }) }, job);
}

const outcomes = async () =>
  (await app.db.select().from(outgoingMessages)).map(({ outcome }) => outcome);
const soon = () => new Date(app.clock().getTime() + 600_000).toISOString();

beforeEach(async () => {
  for (const table of [gatewayOutages, outgoingMessages, operatorAlerts])
    await app.db.delete(table);
});

describe("an account SMS by two contracts", () => {
  it("leaves by the second when the first refuses us, and by it alone from then on", async () => {
    const [first, second] = [smsContract(() => refusesUs), smsContract()];
    await send([first, second], soon());
    await send([first, second], soon());
    expect([first.handed.length, second.taken.length]).toEqual([1, 2]);
    expect(await outcomes()).toEqual(["sent", "sent"]);
  });

  it("waits when both refuse us", async () => {
    const both = [smsContract(() => refusesUs), smsContract(() => refusesUs)];
    await expect(send(both)).rejects.toThrow("Opérateur injoignable");
    await expect(send(both)).rejects.toThrow("Gateway paused");
    expect(both.map(({ handed }) => handed.length)).toEqual([1, 1]);
  });

  it("is not repeated by the second when it may have left by the first", async () => {
    const [first, second] = [smsContract(() => ({ state: "unknown" })), smsContract()];
    await send([first, second]);
    expect([second.handed.length, await outcomes()]).toEqual([0, ["unconfirmed"]]);
  });

  it("tries the first again once its pause is over, but not with a code", async () => {
    const [first, second] = [
      smsContract((count) => (count === 0 ? refusesUs : { state: "sent" })),
      smsContract(),
    ];
    await send([first, second]);
    app.wait(61);
    await send([first, second], soon());
    expect(first.handed.length).toBe(1);
    await send([first, second]);
    expect([first.taken.length, second.taken.length]).toEqual([1, 2]);
    expect(await app.db.select().from(gatewayOutages)).toEqual([]);
  });
});

describe("the contracts in the console", () => {
  it("are listed each with its state, and one that does not exist is not found", async () => {
    await app.db.insert(gatewayOutages).values({
      ...{ channel: "sms", contract: 2, since: app.clock(), pausedUntil: app.clock() },
    });
    const { token } = await openStaff(app, "admin");
    const api = createApi(withSmsContracts(app, app.sms, smsContract()));
    const read = async (path: string) => {
      const address = `http://joie.test/api/v1/console/${path}`;
      const headers = { authorization: `Bearer ${token}` };
      return api.fetch(new Request(address, { headers }), { address: "127.0.0.1" });
    };
    expect(await (await read("outages")).json()).toMatchObject({
      items: [
        { id: "mail" },
        { id: "sms", name: "SMS", since: null },
        { id: "sms-2", name: "SMS, contrat 2", since: app.clock().toISOString() },
        { id: "whatsapp" },
        { id: "invoices" },
      ],
    });
    expect((await read("outages/sms-2")).status).toBe(200);
    expect((await read("outages/sms-3")).status).toBe(404);
    expect((await read("outages/pigeon")).status).toBe(422);
  });
});
