import { PAGE_MAX } from "@jdj/contract/console/resource";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { offerPaymentNumbers } from "../../content/vendors/tables.ts";

const app = testApp();

interface Row {
  id: number;
  version: number;
  label: string;
}

/** The rows of a resource as staff see them. */
async function rowsOf({ call }: Awaited<ReturnType<typeof asRole>>, resource: string) {
  return ((await call("GET", `${resource}?sort=position`)).body as { items: Row[] }).items;
}

/** Numbers for payments are settings of money: an editor does not touch them. */
const roleOf = (resource: string) => (resource === "payment-numbers" ? "finance" : "editor");

const sent = (rows: readonly Row[]) => ({ rows: rows.map(({ id, version }) => ({ id, version })) });

describe.each(["sliders", "counters", "site-links", "payment-numbers"])(
  "the order of %s",
  (resource) => {
    it("is changed by its own role alone, as a whole, from what they have seen, and logged", async () => {
      const staff = await asRole(app, roleOf(resource), `o-${resource}@exemple.test`);
      const support = await asRole(app, "support", `s-${resource}@exemple.test`);
      const admin = await asRole(app, "admin", `a-${resource}@exemple.test`);
      const before = await rowsOf(staff, resource);
      const reversed = before.toReversed();
      const path = `${resource}/order`;
      expect((await support.call("PUT", path, sent(reversed))).status).toBe(403);
      expect((await staff.call("PUT", path, sent(reversed.slice(1)))).status).toBe(409);
      expect((await staff.call("PUT", path, { rows: [] })).status).toBe(422);
      expect((await staff.call("PUT", path, sent(reversed))).status).toBe(200);
      const after = await rowsOf(staff, resource);
      expect(after.map(({ id }) => id)).toEqual(reversed.map(({ id }) => id));
      expect((await staff.call("PUT", path, sent(reversed))).status).toBe(409);
      expect((await admin.call("GET", `audit?resource=${resource}`)).body).toMatchObject({
        items: [
          {
            action: `${resource}.order`,
            before: { order: before.map(({ id }) => id) },
            after: { order: reversed.map(({ id }) => id) },
          },
        ],
      });
    });
  },
);

it("the home page shows its figures in the order that staff gave them, a new one last", async () => {
  const staff = await asRole(app, "editor", "order@exemple.test");
  const shown = async () =>
    ((await app.call("GET", "/api/v1/social-count")).body as Row[]).map(({ label }) => label);
  const rows = await rowsOf(staff, "counters");
  const moved = [...rows.slice(1), ...rows.slice(0, 1)];
  expect((await staff.call("PUT", "counters/order", sent(moved))).status).toBe(200);
  const labels = moved.map(({ label }) => label);
  expect(await shown()).toEqual(labels);
  const added = { label: "nouvelles fêtes", count: 3, since: null, image: null, shown: true };
  expect((await staff.call("POST", "counters", added)).status).toBe(200);
  expect(await shown()).toEqual([...labels, "nouvelles fêtes"]);
});

it("a list that an order could no longer hold takes no further row", async () => {
  const { call } = await asRole(app, "finance", "full@exemple.test");
  const rows = Array.from({ length: PAGE_MAX }, (_, position) => ({
    ...{ code: `staff-${position}`, operator: "Wave", number: "00 00 00 00 09", position },
  }));
  await app.db.insert(offerPaymentNumbers).values(rows);
  const number = { operator: "Wave", number: "00 00 00 00 09", shown: true };
  expect(await call("POST", "payment-numbers", number)).toMatchObject({
    status: 422,
    body: { errors: { number: [expect.any(String)] } },
  });
});
