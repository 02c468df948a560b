import { missingValuesSentence } from "@jdj/contract/campaigns/messages";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, postCard } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();

describe("a text whose placeholders have no value", () => {
  const body = "[prénoms] ([contact 2]), rendez-vous [lieu de la réception].";

  it("is refused where its host asked for that, and nothing is written", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    const missing = ["[lieu de la réception]", "[contact 2]"];
    expect(await postCard(app, member, ids, { body, require_values: true })).toMatchObject({
      status: 422,
      body: { errors: { body: [missingValuesSentence(missing)] } },
    });
    const { token } = member;
    const saved = { channel_id: 3, message_category_id: 1, message_design_id: 1, body, tab: ids };
    expect(
      await app.call("POST", "/api/v1/message-save", {
        token,
        body: { ...saved, require_values: "1" },
      }),
    ).toMatchObject({ status: 422 });
    expect((await app.call("GET", "/api/v1/messages", { token })).body).toEqual([]);
  });

  it("is refused for a card to be shared as far as the event goes", async () => {
    const member = await registerCouple(app);
    const shared = { channel_id: 2, tab: undefined, require_values: true };
    expect((await postCard(app, member, [], { ...shared, body })).body).toMatchObject({
      errors: { body: [missingValuesSentence(["[lieu de la réception]"])] },
    });
    const ofGuest = "[prénoms], venez ! [lien]";
    expect((await postCard(app, member, [], { ...shared, body: ofGuest })).status).toBe(200);
  });

  it("leaves with its gaps where the host confirmed them", async () => {
    const member = await registerCouple(app);
    const ids = await addGuests(app, member, [{}]);
    expect((await postCard(app, member, ids, { body, require_values: false })).status).toBe(200);
    expect((await postCard(app, member, ids, { body })).status).toBe(200);
  });
});
