import { expect, it } from "vitest";
import { testApp } from "../../../../testing/app.ts";
import { registerCouple } from "../../../../testing/cast.ts";
import { asRole } from "../../../../testing/console.ts";

const app = testApp();

const texts = (content: string) => ({
  name: "Invitation brève",
  content,
  content_for_facebook: content,
  content_for_sms: content,
});

it("an editor adds a model, which hosts are offered, and changes it once for each version", async () => {
  const { call } = await asRole(app, "editor", "e1@exemple.test");
  const { items: rows } = (await call("GET", "message-categories")).body as {
    items: { id: number }[];
  };
  const category_id = rows[0]?.id;
  const added = await call("POST", "message-models", { category_id, ...texts("Bonjour [nom]") });
  expect(added).toMatchObject({ status: 200, body: { version: 1, category_id } });
  const { id, position } = added.body as { id: number; position: number };
  const change = { version: 1, position, ...texts("Cher [prénoms], venez !") };
  expect(await call("PUT", `message-models/${id}`, change)).toMatchObject({
    body: { version: 2, content: "Cher [prénoms], venez !" },
  });
  expect((await call("PUT", `message-models/${id}`, change)).status).toBe(409);
  const { token } = await registerCouple(app);
  const offered = await app.call("GET", "/api/v1/categories", { token });
  expect(JSON.stringify(offered.body)).toContain("Cher [prénoms], venez !");
});

it("a sober model is not offered to a wedding, and keeps its tone where none is given", async () => {
  const { call } = await asRole(app, "editor", "e3@exemple.test");
  const sober = { ...texts("Vous êtes attendus, [nom]"), category_id: 1, tone: "sober" };
  const { id, position } = (await call("POST", "message-models", sober)).body as {
    id: number;
    position: number;
  };
  const change = { version: 1, position, ...texts("Nous vous attendons, [nom]") };
  expect(await call("PUT", `message-models/${id}`, change)).toMatchObject({
    body: { version: 2, tone: "sober" },
  });
  const { token } = await registerCouple(app);
  const path = "/api/v1/categories?category_for_customer=true";
  const offered = await app.call("GET", path, { token });
  expect(JSON.stringify(offered.body)).not.toContain("Nous vous attendons, [nom]");
  const unknown = { ...change, version: 2, tone: "gai" };
  expect((await call("PUT", `message-models/${id}`, unknown)).status).toBe(422);
});

it("a placeholder that does not exist is named at its field", async () => {
  const { call } = await asRole(app, "editor", "e2@exemple.test");
  const body = { category_id: 1, ...texts("Bonjour [nom]"), content: "Bonjour [surnom] [nom]" };
  expect(await call("POST", "message-models", body)).toMatchObject({
    status: 422,
    body: { errors: { content: [expect.stringContaining("[surnom]")] } },
  });
  expect(
    (await call("POST", "message-models", { ...body, content: "Oui", category_id: 999 })).status,
  ).toBe(404);
});
