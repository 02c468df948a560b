import type { SummaryGroup } from "@jdj/contract/notebook/summary";
import { describe, expect, it } from "vitest";
import { requestContext } from "../../../app-context.ts";
import { retentionPeriods } from "../../../retention-periods.ts";
import { testApp } from "../../../testing/app.ts";
import { type CastMember, registerCouple } from "../../../testing/cast.ts";
import { shareWith } from "../../../testing/sharing.ts";
import { shownPageHtml } from "../../content/pages/present.ts";
import { pageReference } from "../../content/pages/reference.ts";
import { sessions } from "../../identity/sessions/tables.ts";
import { runRetention } from "../../privacy/retention/run-retention.ts";

const app = testApp();

async function questionsOf({ token, eventId }: CastMember) {
  const path = `/api/v1/summaries-by-event/${eventId}`;
  const { body } = await app.call("GET", path, { token });
  return (body as SummaryGroup[]).flatMap(({ children }) => children);
}

const questionOf = async (member: CastMember, code: string) =>
  (await questionsOf(member)).find((question) => question.code === code);

/** A couple who answered where a family comes from, how they marry, and how they met. */
async function answeringCouple() {
  const couple = await registerCouple(app);
  const body = [];
  for (const [code, response] of [
    ["bride-origin", "Baoulé"],
    ["worship", "Catholique"],
    ["story", "Au lycée"],
  ] as const) {
    const question = await questionOf(couple, code);
    body.push({ event_id: couple.eventId, summary_id: question?.id, response });
  }
  const { token } = couple;
  const saved = await app.call("POST", "/api/v1/summaries/events", { token, body });
  expect(saved.status).toBe(200);
  return couple;
}

describe("answers about religion and origin", () => {
  it("are marked as sensitive, and no other", async () => {
    const marked = (await questionsOf(await registerCouple(app)))
      .filter(({ is_sensitive }) => is_sensitive)
      .map(({ code }) => code);
    expect(marked).toEqual(["bride-origin", "groom-origin", "worship"]);
  });

  it("are neither read nor changed by those with whom the notebook is shared", async () => {
    const couple = await answeringCouple();
    const { id } = (await questionOf(couple, "worship")) ?? {};
    for (const role of ["organiser", "treasurer", "reader"] as const) {
      const member = { ...(await shareWith(app, couple, role)), eventId: couple.eventId };
      expect(JSON.stringify(await questionsOf(member))).not.toMatch(/Baoulé|Catholique|peuple/);
      expect((await questionOf(member, "story"))?.pivot?.response).toBe("Au lycée");
      const label = { label: "worship", event_id: couple.eventId };
      const asked = await app.call("POST", "/api/v1/summaries-by-label", {
        token: member.token,
        body: label,
      });
      expect(asked.status).toBe(404);
    }
    const organiser = await shareWith(app, couple, "organiser");
    const write = await app.call("POST", "/api/v1/summaries/events", {
      token: organiser.token,
      body: [{ event_id: couple.eventId, summary_id: id, response: "Aucune" }],
    });
    expect(write.status).toBe(404);
    expect((await questionOf(couple, "worship"))?.pivot?.response).toBe("Catholique");
  });

  it("are left out of one's export unless they are asked for", async () => {
    const { token } = await answeringCouple();
    const exported = async (query: string) =>
      JSON.stringify((await app.call("GET", `/api/v1/account/export${query}`, { token })).body);
    for (const query of ["", "?sensitive=0"]) {
      expect(await exported(query)).toContain("Au lycée");
      expect(await exported(query)).not.toMatch(/Baoulé|Catholique/);
    }
    expect(await exported("?sensitive=1")).toMatch(/Baoulé.*Catholique/);
  });

  it("are erased three months after the feast, the others stay", async () => {
    const couple = await answeringCouple();
    const keepOn = (day: string) =>
      runRetention({ ...requestContext(app), now: new Date(`${day}T10:00:00Z`) });
    await app.db.update(sessions).set({ expiresAt: new Date("2030-01-01") });
    await keepOn("2027-06-20");
    expect((await questionOf(couple, "worship"))?.pivot?.response).toBe("Catholique");
    await keepOn("2027-06-21");
    expect((await questionOf(couple, "worship"))?.pivot).toBeNull();
    expect((await questionOf(couple, "bride-origin"))?.pivot).toBeNull();
    expect((await questionOf(couple, "story"))?.pivot?.response).toBe("Au lycée");
  });
});

describe("the page about personal data", () => {
  const text = (legal: Partial<typeof app.settings.legal>) =>
    shownPageHtml(pageReference.find(({ id }) => id === 7)?.content ?? "", {
      ...app.settings,
      legal: { ...app.settings.legal, ...legal },
    });

  it("states that religion and origin are asked, why, and for how long", () => {
    expect(text({})).not.toContain("Nous ne demandons ni votre religion");
    expect(text({})).toMatch(/quelle fête religieuse.*quel peuple.*sensibles/s);
    expect(text({})).toContain(
      `${retentionPeriods.sensitiveAnswerMonths} mois après la date de la fête`,
    );
  });

  it("names the company, its register and its contact address when they are set", () => {
    expect(text({})).toContain("Joie du Jour, éditeur de ce site, est responsable");
    const named = text({
      name: "Joie SARL",
      register: "CI-ABJ-03-2026-B12-00001",
      address: "Cocody, Abidjan",
      contact: "donnees@joie.test",
    });
    expect(named).toContain(
      "Joie SARL, immatriculée au RCCM sous le numéro CI-ABJ-03-2026-B12-00001, Cocody, Abidjan, éditeur de ce site",
    );
    expect(named).toContain("donnees@joie.test");
  });
});
