import { beforeAll, describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { requestQuote } from "../../../testing/quote-samples.ts";
import { notifyUnreadMessages } from "./notify-unread-messages.ts";

const app = testApp();
const held: { awa?: CastMember; tantie?: ProviderActor; id: number } = { id: 0 };

beforeAll(async () => {
  held.awa = await registerCouple(app);
  held.tantie = await registerProvider(app, "tantie@exemple.test");
  held.id = await requestQuote(app, held.awa, held.tantie.providerId);
});

const path = "/api/v1/wedding-provider-quote-requests";
const write = (message: string) =>
  app.call("POST", `/api/v1/provider/quote-requests/${held.id}/messages`, {
    token: held.tantie?.token ?? null,
    body: { message },
  });

/** What the job does once its delay has passed. */
async function notify() {
  await notifyUnreadMessages(requestContext(app), { requestId: held.id, side: "customer" });
  await app.work();
}

async function emails() {
  const caught = await listCaughtMessages(app.db);
  return caught.filter(({ to, kind }) => to === held.awa?.email && kind === "unread-messages");
}

describe("a message that stays unread", () => {
  it("is said by an email after five minutes, once until it is read", async () => {
    await write("Nous sommes libres.");
    app.wait(299);
    await notify();
    expect(await emails()).toHaveLength(0);
    app.wait(1);
    await notify();
    const [email] = await emails();
    expect(email?.subject).toBe("Votre prestataire vous a écrit");
    expect(email?.links[0]).toContain(`/prestataires-de-mariage-contacte/${held.id}`);
    await write("Vous êtes là ?");
    app.wait(300);
    await notify();
    expect(await emails()).toHaveLength(1);
    const read = { token: held.awa?.token ?? null, body: { message_id: 999_999 } };
    expect((await app.call("POST", `${path}/${held.id}/read`, read)).status).toBe(200);
    await write("Encore un mot.");
    app.wait(300);
    await notify();
    expect(await emails()).toHaveLength(2);
  });

  it("is not said when it was read in time", async () => {
    await app.call("POST", `${path}/${held.id}/read`, {
      token: held.awa?.token ?? null,
      body: { message_id: 999_999 },
    });
    const before = (await emails()).length;
    app.wait(300);
    await notify();
    expect(await emails()).toHaveLength(before);
  });
});
