import { describe, expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { testApp } from "../../../testing/app.ts";
import { inviteOne } from "../../../testing/cards.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { holdCeremonies } from "../../../testing/responses.ts";
import { drawEntryCodes, type PaperCode } from "./draw-entry-codes.ts";

const app = testApp();

const pathOf = ({ eventId }: CastMember) => `/api/v1/attendance/${eventId}/paper-codes`;

const fetched = (path: string) =>
  app.api.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length;

const codes = (many: number): PaperCode[] =>
  Array.from({ length: many }, (_, at) => ({
    name: `Famille Kouamé-N’Guessan ${at}`,
    people: 4,
    table: "Table 3",
    code: `JJ${String(at).padStart(16, "0")}`,
  }));

describe("codes on paper", () => {
  it("are opened by a host's address alone, for the choice that was signed", async () => {
    const member = await registerCouple(app);
    await inviteOne(app, member);
    const { body } = await app.call("GET", pathOf(member), member);
    const { coming, expected } = body as { coming: string; expected: string };
    for (const address of [coming, expected]) {
      const got = await fetched(address);
      expect(got.status).toBe(200);
      expect(got.headers.get("content-type")).toBe("application/pdf");
    }
    expect((await app.call("GET", coming.replace("coming", "expected"))).status).toBe(404);
    const other = await registerCouple(app);
    const theirs = coming.replace(`/${member.eventId}.pdf`, `/${other.eventId}.pdf`);
    expect((await app.call("GET", theirs)).status).toBe(404);
    app.wait(3 * 3600);
    expect((await app.call("GET", coming)).status).toBe(404);
  });

  it("are twenty-four to a sheet, and one empty sheet for nobody", async () => {
    const of = { eventName: "Mariage de Yann et Awa", hosts: "Yann et Awa" };
    expect(pagesOf(await drawEntryCodes(codes(0), of))).toBe(1);
    expect(pagesOf(await drawEntryCodes(codes(24), of))).toBe(1);
    expect(pagesOf(await drawEntryCodes(codes(25), of))).toBe(2);
  });
});

describe("a pass for Google Wallet", () => {
  it("is offered to who comes, and shows the same code", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    await holdCeremonies(app, member);
    const address = `/api/v1/wedding-cards/${token}/google-wallet`;
    expect((await app.call("GET", address)).status).toBe(404);
    await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "yes" } });
    const card = await app.call("GET", `/api/v1/wedding-cards/${token}`);
    expect(card.body).toMatchObject({ entry: { google_wallet: address } });
    const led = await fetched(address);
    expect(led.status).toBe(302);
    const pass = new URL(led.headers.get("location") ?? "");
    const shown = await app.call("GET", pass.pathname);
    expect(shown.body).toMatch(/Code JJ[0-9A-Z]{16}/);
    expect((await app.call("GET", `${pass.pathname}x`)).status).toBe(400);
  });

  it("is not offered for an event that was cancelled", async () => {
    const member = await registerCouple(app);
    const { token } = await inviteOne(app, member);
    await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "yes" } });
    const cancel = `/api/v1/events/${member.eventId}/cancellation`;
    expect((await app.call("PUT", cancel, { token: member.token, body: {} })).status).toBe(200);
    const address = `/api/v1/wedding-cards/${token}/google-wallet`;
    expect((await app.call("GET", address)).status).toBe(404);
  });

  it("is not offered where there is no wallet", async () => {
    const { token } = await inviteOne(app, await registerCouple(app));
    await app.call("POST", `/api/v1/rsvp/${token}`, { body: { answer: "yes" } });
    const { api: _, ...context } = app;
    const without = createApi({ ...context, wallet: null });
    const ask = (path: string) =>
      without.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });
    const card = `/api/v1/wedding-cards/${token}`;
    expect(await (await ask(card)).text()).not.toContain("google-wallet");
    expect((await ask(`${card}/google-wallet`)).status).toBe(404);
  });
});
