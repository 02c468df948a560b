import { quoteMessages as sentences } from "@jdj/contract/quotes/messages";
import { TEMPLATES_MAX } from "@jdj/contract/quotes/templates";
import { beforeAll, describe, expect, it } from "vitest";
import { type ProviderActor, registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";

const app = testApp();
const path = "/api/v1/provider/quote-templates";
const held: { pro?: ProviderActor; rival?: ProviderActor } = {};

beforeAll(async () => {
  held.pro = await registerProvider(app, "modeles@exemple.test");
  held.rival = await registerProvider(app, "autre@exemple.test");
});

const call = (method: string, address: string, body?: object, who: "pro" | "rival" = "pro") =>
  app.call(method, address, { token: held[who]?.token ?? "", ...(body ? { body } : {}) });

const menu = {
  kind: "quote",
  name: "Menu Fête",
  lines: [{ label: "Menu « Fête »", quantity: 100, unit_price: 7500 }],
  text: "Le solde la veille.",
};

describe("the templates of a provider", () => {
  it("are saved by kind and name, listed and removed", async () => {
    const saved = await call("POST", path, menu);
    expect(saved).toMatchObject({ status: 200, body: { message: sentences.templateSaved } });
    const { data } = saved.body as { data: { id: number } };
    const reply = { kind: "reply", name: "Menu Fête", text: "Merci, je vous réponds demain." };
    expect((await call("POST", path, reply)).status).toBe(200);
    const again = { ...menu, lines: [{ label: "Buffet", quantity: 1, unit_price: 5 }] };
    expect((await call("POST", path, again)).body).toMatchObject({ data: { id: data.id } });
    expect((await call("GET", path)).body).toMatchObject([
      { id: data.id, kind: "quote", lines: again.lines, text: menu.text },
      { kind: "reply", lines: [], text: reply.text },
    ]);
    expect((await call("DELETE", `${path}/${data.id}`)).status).toBe(200);
    expect((await call("DELETE", `${path}/${data.id}`)).status).toBe(404);
  });

  it("are their own alone", async () => {
    const { body } = await call("POST", path, { ...menu, name: "À moi" });
    const { id } = (body as { data: { id: number } }).data;
    expect((await call("GET", path, undefined, "rival")).body).toEqual([]);
    expect((await call("DELETE", `${path}/${id}`, undefined, "rival")).status).toBe(404);
    expect((await app.call("GET", path)).status).toBe(401);
    const { token } = await registerCouple(app);
    expect((await app.call("GET", path, { token })).status).toBe(403);
  });

  it.each([
    [{ name: " " }, "name", sentences.templateNameRequired],
    [{ lines: [] }, "lines", sentences.linesRequired],
    [
      { lines: [{ label: "", quantity: 1, unit_price: 1 }] },
      "lines.0.label",
      sentences.lineLabelRequired,
    ],
    [{ text: "a".repeat(2001) }, "text", sentences.termsTooLong],
    [{ kind: "reply", text: " " }, "text", sentences.replyRequired],
  ])("are refused with %j", async (fields, field, sentence) => {
    expect((await call("POST", path, { ...menu, ...fields })).body).toMatchObject({
      errors: { [field]: [sentence] },
    });
  });

  it("are thirty of a kind at most", async () => {
    for (let n = 0; n < TEMPLATES_MAX; n += 1)
      await call("POST", path, { kind: "reply", name: `R${n}`, text: "Bonjour" }, "rival");
    const more = { kind: "reply", name: "De trop", text: "Bonjour" };
    expect(await call("POST", path, more, "rival")).toMatchObject({
      status: 409,
      body: { code: "templates-full" },
    });
    expect((await call("POST", path, { ...more, name: "R0" }, "rival")).status).toBe(200);
  });
});
