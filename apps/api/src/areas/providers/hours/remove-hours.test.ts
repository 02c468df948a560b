import type { ConsoleProvider } from "@jdj/contract/console/providers";
import { expect, it } from "vitest";
import { listCaughtMessages } from "../../../mail-catcher/queries.ts";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";

const app = testApp();

it("staff remove opening hours for a reason that the owner reads, who writes others", async () => {
  const { call } = await asRole(app, "support", "horaires@exemple.test");
  const { providerId: id, email, token } = await registerProvider(app, "fermee@exemple.test");
  const monday = { weekday: 1, opens: "08:30", closes: "18:00" };
  const save = () => app.call("PUT", "/api/v1/pro/hours", { token, body: { days: [monday] } });
  const remove = (reason: string, of = id) =>
    call("POST", `providers/${of}/hours/remove`, { reason });
  const shown = async () =>
    ((await call("GET", `providers/${id}`)).body as ConsoleProvider).opening_hours;

  await save();
  expect(await shown()).toEqual([monday]);
  expect(await remove(" ")).toMatchObject({
    status: 422,
    body: { errors: { reason: [expect.any(String)] } },
  });
  expect(await remove("Fermé le lundi")).toMatchObject({
    status: 200,
    body: { opening_hours: [] },
  });
  await app.work();
  const told = (await listCaughtMessages(app.db)).filter(({ to }) => to === email);
  expect(told[0]).toMatchObject({
    kind: "hours-removed",
    text: expect.stringContaining("Fermé le lundi"),
  });
  expect((await remove("Encore")).status).toBe(409);
  expect((await remove("Personne", 999_999)).status).toBe(404);
  await save();
  expect(await shown()).toEqual([monday]);
});
