import type { ConsoleCardDesign } from "@jdj/contract/console/card-designs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import { registerCouple } from "../../../testing/cast.ts";
import { asRole } from "../../../testing/console.ts";
import { paperLayout, uploadPaper } from "../../../testing/console-subjects.ts";
import { campaigns } from "../../campaigns/campaigns/tables.ts";
import { messageCategories } from "../../designs/tables.ts";

const app = testApp();

let count = 0;
async function editor() {
  count += 1;
  const { call } = await asRole(app, "editor", `editor${count}@exemple.test`);
  return call;
}

type Call = Awaited<ReturnType<typeof editor>>;

async function added(call: Call, name: string) {
  const body = { name, position: 0, picture: await uploadPaper(app), layout: paperLayout };
  const answer = await call("POST", "card-designs", body);
  return answer.body as ConsoleCardDesign;
}

const offered = async () =>
  ((await app.call("GET", "/api/v1/designs")).body as { name: string; image: string }[]).map(
    ({ name }) => name,
  );

describe("a design of an uploaded picture", () => {
  it("is offered to hosts at once, drawn with their names, and until it is archived", async () => {
    const call = await editor();
    const design = await added(call, "Jardin d’hiver");
    expect(await offered()).toContain("Jardin d’hiver");
    const image = await app.call("GET", `/api/v1/designs/${design.code}/preview.png`);
    expect(image.status).toBe(200);
    const { id, version, position, picture, layout } = design;
    const change = { version, name: "Jardin d’été", position, picture, layout };
    expect(await call("PUT", `card-designs/${id}`, { ...change, archived: true })).toMatchObject({
      status: 200,
      body: { archived: true, version: 2 },
    });
    expect(await offered()).not.toContain("Jardin d’été");
    expect((await call("PUT", `card-designs/${id}`, { ...change, archived: true })).status).toBe(
      409,
    );
    expect(
      (await call("PUT", "card-designs/999999999", { ...change, archived: true })).status,
    ).toBe(404);
  });

  it("is offered to the events of its tone alone, and the last of a tone stays", async () => {
    const call = await editor();
    const { id, ...design } = await added(call, "Brume");
    expect(design.tone).toBe("festive");
    const sober = { ...design, tone: "sober" };
    expect(await call("PUT", `card-designs/${id}`, sober)).toMatchObject({
      body: { tone: "sober" },
    });
    expect(await offered()).not.toContain("Brume");
    const { items } = (await call("GET", "card-designs?per_page=100")).body as {
      items: ConsoleCardDesign[];
    };
    const drawn = items.filter(({ tone, archived }) => tone === "sober" && !archived);
    const answers = [];
    for (const one of drawn)
      answers.push(await call("PUT", `card-designs/${one.id}`, { ...one, archived: true }));
    expect(answers.map(({ status }) => status)).toEqual(
      drawn.map((_, at) => (at === drawn.length - 1 ? 409 : 200)),
    );
    const last = drawn.at(-1);
    const turned = { ...last, tone: "festive" };
    expect((await call("PUT", `card-designs/${last?.id}`, turned)).status).toBe(409);
  });

  it("keeps its look once a campaign has it", async () => {
    const call = await editor();
    const { id, version, ...design } = await added(call, "Verger");
    const couple = await registerCouple(app);
    const [category] = await app.db.select().from(messageCategories).limit(1);
    await app.db.insert(campaigns).values({
      ...{ eventId: couple.eventId, channelId: 1, categoryId: category?.id ?? 0, designId: id },
      ...{ label: "Faire-part", sender: "Awa", body: "Bonjour" },
    });
    const layout = { ...paperLayout, x: 100 };
    const change = { ...design, version, layout };
    expect((await call("PUT", `card-designs/${id}`, change)).status).toBe(409);
    const renamed = { ...design, version, name: "Le verger" };
    expect(await call("PUT", `card-designs/${id}`, renamed)).toMatchObject({
      body: { name: "Le verger", is_used: true, layout: paperLayout },
    });
    await app.db.delete(campaigns).where(eq(campaigns.designId, id));
    expect(
      await call("PUT", `card-designs/${id}`, { ...change, version: version + 1 }),
    ).toMatchObject({ body: { layout } });
    expect((await call("GET", `card-designs/${id}`)).body).toMatchObject({ layout });
  });

  it("has its texts where the picture is calm, within the card, in colours that can be read", async () => {
    const call = await editor();
    const picture = await uploadPaper(app);
    const refused = async (changed: object) => {
      const body = { name: "x", position: 0, picture, layout: { ...paperLayout, ...changed } };
      const answer = await call("POST", "card-designs", body);
      expect(answer.status).toBe(422);
      return Object.keys((answer.body as { errors: object }).errors);
    };
    expect(await refused({ text: "#eeeeee" })).toEqual(["layout.text"]);
    expect(await refused({ main: "noir" })).toEqual(["layout.main"]);
    expect(await refused({ x: 700 })).toEqual(["layout.width"]);
    expect(await refused({ height: 200 })).toEqual(["layout.height"]);
    expect(await refused({ y: 900, height: 700 })).toEqual(["layout.height"]);
    const stripes = await sharp({
      create: { width: 540, height: 675, channels: 3, background: "#ffffff" },
    })
      .composite([
        {
          input: Buffer.from('<svg width="540" height="675"><rect width="60" height="675"/></svg>'),
        },
      ])
      .png()
      .toBuffer();
    const form = new FormData();
    form.set("file", new File([new Uint8Array(stripes)], "a.png"));
    const { path } = (await call("POST", "pictures", form)).body as { path: string };
    expect(
      await call("POST", "card-designs", {
        name: "x",
        position: 0,
        picture: path,
        layout: { ...paperLayout, x: 20 },
      }),
    ).toMatchObject({ status: 422, body: { errors: { "layout.y": [expect.any(String)] } } });
    // The strip is beside the area, which is calm.
    expect(
      (
        await call("POST", "card-designs", {
          name: "Ruban",
          position: 0,
          picture: path,
          layout: paperLayout,
        })
      ).status,
    ).toBe(200);
    const gone = { name: "x", position: 0, picture: "/files/site/none.webp", layout: paperLayout };
    expect(await call("POST", "card-designs", gone)).toMatchObject({
      status: 422,
      body: { errors: { picture: [expect.any(String)] } },
    });
  });

  it("is previewed with long, short and missing texts, and is in the audit log", async () => {
    const call = await editor();
    const { id, picture } = await added(call, "Lin");
    for (const texts of ["long", "short", "missing"])
      expect(
        await call("POST", "card-design-preview", { picture, layout: paperLayout, texts }),
      ).toMatchObject({ body: { image: expect.stringMatching(/^data:image\/png;base64,/) } });
    const admin = await asRole(app, "admin", "admin@exemple.test");
    expect(
      (await admin.call("GET", `audit?resource=card-designs&record_id=${id}`)).body,
    ).toMatchObject({
      items: [{ action: "card-designs.add", after: { name: "Lin" } }],
    });
    const finance = await asRole(app, "finance", "finance@exemple.test");
    expect((await finance.call("GET", "card-designs")).status).toBe(200);
    expect((await finance.call("POST", "card-designs", {})).status).toBe(403);
  });
});

it("a category of messages is renamed and put in order, and hosts see it at once", async () => {
  const call = await editor();
  const list = (await call("GET", "message-categories?per_page=100")).body as {
    items: { id: number; version: number }[];
  };
  const { id, version } = list.items.at(-1) ?? { id: 0, version: 0 };
  const change = { version, name: "Grands mercis", position: 0 };
  expect(await call("PUT", `message-categories/${id}`, change)).toMatchObject({
    status: 200,
    body: { name: "Grands mercis", version: version + 1 },
  });
  const { body } = await app.call("GET", "/api/v1/categories");
  expect(JSON.stringify(body)).toContain("Grands mercis");
  expect((await call("PUT", `message-categories/${id}`, change)).status).toBe(409);
  expect((await call("PUT", "message-categories/999999", change)).status).toBe(404);
  expect((await call("PUT", `message-categories/${id}`, { ...change, name: "" })).status).toBe(422);
});
