import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { sealAddress } from "../../bookings/calendar/read-external-calendars.ts";
import { externalCalendars } from "../../providers/availability/tables.ts";
import { providerMembers } from "../../providers/team/tables.ts";

const app = testApp();
const SECRET = "https://agenda.exemple.test/private-3f9a/basic.ics";

interface Exported {
  sections: { name: string; rows: Record<string, unknown>[] }[];
}

async function exportOf(token: string) {
  const { status, body } = await app.call("GET", "/api/v1/pro/account/export", { token });
  expect(status).toBe(200);
  const { sections } = body as Exported;
  return new Map(sections.map(({ name, rows }) => [name, rows]));
}

describe("a provider's data export", () => {
  it("has the account, the alerts and the shop, and of a calendar its host only", async () => {
    const pro = await registerProvider(app, "copie@exemple.test");
    const { providerId } = pro;
    await app.db.insert(externalCalendars).values({
      ...{ providerId, name: "Agenda", addressHash: "x", readAt: app.clock(), dueAt: app.clock() },
      sealedAddress: sealAddress(app.settings, providerId, SECRET),
    });
    const sections = await exportOf(pro.token);
    expect(sections.get("account")).toMatchObject([{ email: pro.email }]);
    expect(sections.get("team")).toMatchObject([
      { role: "Propriétaire", alertChannel: "SMS", quietFrom: 21, quietUntil: 7 },
    ]);
    expect(sections.get("external-calendars")).toMatchObject([{ host: "agenda.exemple.test" }]);
    expect(sections.get("shop")).toHaveLength(1);
    expect(JSON.stringify([...sections])).not.toContain("private-3f9a");
  });

  it("has the shop for its owners only, and nothing for customers", async () => {
    const pro = await registerProvider(app, "chef@exemple.test");
    const member = await registerProvider(app, "membre-copie@exemple.test");
    await app.db
      .update(providerMembers)
      .set({ providerId: pro.providerId, role: "member" })
      .where(eq(providerMembers.userId, member.userId));
    expect([...(await exportOf(member.token)).keys()]).toEqual([
      "account",
      "team",
      "notices",
      "notice-choices",
      "notice-devices",
      "sessions",
    ]);
    const { token } = await registerCouple(app);
    expect((await app.call("GET", "/api/v1/pro/account/export", { token })).status).toBe(403);
    expect((await app.call("GET", "/api/v1/pro/account/export")).status).toBe(401);
  });
});
