import type { Dashboard } from "@jdj/contract/console/dashboard";
import { expect, it } from "vitest";
import { createApi } from "../../../app.ts";
import { openStaff } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();
const other = testApp();

it("the statistics are read from the replica, sessions and what is written from the database", async () => {
  await registerCouple(other);
  for (let couple = 0; couple < 2; couple += 1) await registerCouple(app);
  const api = createApi({ ...app, replica: other.db });
  const { token } = await openStaff(app, "admin", "replica@exemple.test");
  const response = await api.fetch(
    new Request("http://joie.test/api/v1/console/dashboard/7", {
      headers: { authorization: `Bearer ${token}` },
    }),
    { address: "127.0.0.1" },
  );
  expect(response.status).toBe(200);
  const { series } = (await response.json()) as Dashboard;
  const signUps = series.find(({ statistic }) => statistic === "sign-ups")?.values ?? [];
  expect(signUps.at(-1)).toBe(1);
});
