import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { makeCheckInLink } from "../../../testing/responses.ts";
import { shareWith } from "../../../testing/sharing.ts";

const app = testApp();

const read = ({ token }: CastMember, guestId: number) =>
  app.call("GET", `/api/v1/attendance/guests/${guestId}`, { token });

describe("the page of a guest", () => {
  it("has their cards, their answers as they changed and their check-in", async () => {
    const couple = await registerCouple(app);
    const { guestId, campaignId, token } = await inviteOne(app, couple);
    const settings = {
      deadline: "",
      companions: 2,
      questions: [
        { kind: "choice", label: "Repas", choices: ["Poisson", "Poulet"], per_person: true },
      ],
      version: 0,
    };
    const path = `/api/v1/attendance/${couple.eventId}/settings`;
    await app.call("PUT", path, { token: couple.token, body: settings });
    const asked = (await read(couple, guestId)).body as { questions: { id: number }[] };
    await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "no" } });
    const replies = [{ question_id: asked.questions[0]?.id, values: ["Poulet", "Poisson"] }];
    const body = { answer: "yes", companions: 1, replies };
    await app.call("POST", `/api/v1/rsvp/${token}`, { body });
    const { key } = await makeCheckInLink(app, couple);
    await app.call("POST", `/api/v1/door/${key}/admissions`, {
      body: {
        admissions: [
          {
            id: crypto.randomUUID(),
            guest: guestId,
            people: 2,
            at: new Date(Date.now() - 60_000).toISOString(),
            way: "name",
          },
        ],
      },
    });
    const { status, body: shown } = await read(couple, guestId);
    expect(status).toBe(200);
    expect(shown).toMatchObject({
      guest: { id: guestId, answer: "yes" },
      answer: { companions: 1, replies: [{ values: ["Poulet", "Poisson"] }] },
      questions: [{ label: "Repas", per_person: true }],
      changes: [{ answer: "yes" }, { answer: "no" }],
      check_in: { people: 2, entrance: "Entrée principale" },
      sends: [{ campaign_id: campaignId, state: "sent", can: { change_channel: true } }],
      card: { campaign_id: campaignId, link: `/i/${token}` },
    });
  });

  it("gives the link by which one answers for a guest to nobody who may not", async () => {
    const couple = await registerCouple(app);
    const { guestId, token } = await inviteOne(app, couple);
    const reader = await shareWith(app, couple, "reader");
    const { status, body } = await read(reader, guestId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      card: { link: null },
      sends: [{ can: { resend: false, change_channel: false } }],
    });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("is a missing one for another customer and for a stranger", async () => {
    const couple = await registerCouple(app);
    const { guestId } = await inviteOne(app, couple);
    expect((await read(await registerCouple(app), guestId)).status).toBe(404);
    expect((await app.call("GET", `/api/v1/attendance/guests/${guestId}`)).status).toBe(401);
  });
});
