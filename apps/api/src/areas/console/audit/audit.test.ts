import type { AuditEntry } from "@jdj/contract/console/audit";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { addGuests, sendTo } from "../../../testing/cards.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";

const app = testApp();

let members = 0;
const member = (role: "admin" | "support" | "finance" | "editor") => {
  members += 1;
  return asRole(app, role, `journal${members}@exemple.test`);
};

describe("the log of the console", () => {
  it("is filtered by who, what, on what, by days and by whom it is about", async () => {
    const admin = await member("admin");
    const other = await member("admin");
    const list = async (query: string) => {
      const { body, status } = await admin.call("GET", `audit?${query}`);
      expect(status, query).toBe(200);
      return (body as { items: AuditEntry[] }).items.map(({ action }) => action);
    };
    const couple = await registerCouple(app);
    const stranger = await registerCouple(app);
    const [guest] = await addGuests(app, couple, [{}]);
    const campaign = await sendTo(app, couple, [guest ?? 0]);
    await admin.call("POST", `people/${couple.userId}/sign-out`);
    await other.call("POST", `campaigns/${campaign}/pause`, { reason: "Un lien à vérifier" });
    await other.call("POST", `people/${stranger.userId}/sign-out`);

    const about = `person_id=${couple.userId}`;
    expect(await list(about)).toEqual(["campaigns.pause", "people.sign-out"]);
    expect(await list(`${about}&staff_id=${other.id}`)).toEqual(["campaigns.pause"]);
    expect(await list(`action=people.sign-out&staff_id=${other.id}`)).toEqual(["people.sign-out"]);
    expect(await list(`${about}&resource=people`)).toEqual(["people.sign-out"]);
    const today = app.clock().toISOString().slice(0, 10);
    expect(await list(`${about}&from=${today}&to=${today}`)).toHaveLength(2);
    expect(await list(`${about}&to=2020-01-01`)).toEqual([]);
    expect(await list(`${about}&from=2099-01-01`)).toEqual([]);
    expect((await admin.call("GET", "audit?from=hier")).status).toBe(422);
  });

  it("is read by finance and admins, and by nobody else", async () => {
    for (const role of ["support", "editor"] as const)
      expect((await (await member(role)).call("GET", "audit")).status).toBe(403);
    expect((await (await member("finance")).call("GET", "audit")).status).toBe(200);
    expect((await app.call("GET", "/api/v1/console/audit")).status).toBe(401);
  });
});
