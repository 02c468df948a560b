import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { budgetLines } from "./budget/tables.ts";
import { ceremonies } from "./ceremonies/tables.ts";
import { committeeRoles } from "./committee/tables.ts";
import { planningTasks } from "./planning/tables.ts";
import { imageListItems, summaryQuestions } from "./summary/tables.ts";
import { writeNotebookReference } from "./write-reference.ts";

const app = testApp();

async function counts(): Promise<number[]> {
  const { db } = app;
  const rows = await Promise.all([
    db.select({ of: count() }).from(budgetLines),
    db.select({ of: count() }).from(planningTasks),
    db.select({ of: count() }).from(summaryQuestions),
    db.select({ of: count() }).from(imageListItems),
    db.select({ of: count() }).from(ceremonies),
    db.select({ of: count() }).from(committeeRoles),
  ]);
  return rows.map(([row]) => row?.of ?? 0);
}

it("adds nothing twice, restores what is missing, and leaves the names that staff gave", async () => {
  const before = await counts();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await app.db.update(ceremonies).set({ name: "Mairie" }).where(eq(ceremonies.code, "civil"));
  await app.db.delete(committeeRoles).where(eq(committeeRoles.code, "pco"));
  await writeNotebookReference(app.db);
  expect(await counts()).toEqual(before);
  const [civil] = await app.db.select().from(ceremonies).where(eq(ceremonies.code, "civil"));
  expect(civil?.name).toBe("Mairie");
});
