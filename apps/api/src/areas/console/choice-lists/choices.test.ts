import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { asRole } from "../../../testing/console.ts";
import { openSeller } from "../../../testing/open-seller.ts";
import { townId } from "../../../testing/town-id.ts";
import { providerServices, providers } from "../../providers/tables.ts";

const app = testApp();

type Row = { id: number; name: string; version: number; archived: boolean };
type Rows = { items: Row[] };

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

async function directoryFilters() {
  const { body } = await app.call("GET", "/api/v1/wedding-providers");
  return body as { service_types: { id: number; name: string }[]; towns: { name: string }[] };
}

describe("a service type", () => {
  it("is added, renamed and put in order, as the directory shows at once", async () => {
    const { call } = await asRole(app, "support", "c1@exemple.test");
    const added = (await call("POST", "service-types", { name: "Drones" })).body as Row;
    expect(names((await directoryFilters()).service_types).at(-1)).toBe("Drones");
    const change = { version: added.version, name: "Prises de vue par drone", archived: false };
    expect((await call("PUT", `service-types/${added.id}`, change)).status).toBe(200);
    expect(names((await directoryFilters()).service_types)).toContain("Prises de vue par drone");
    expect((await call("PUT", `service-types/${added.id}`, change)).status).toBe(409);
    expect((await call("PUT", "service-types/99999", change)).status).toBe(404);
    const { items: rows } = (await call("GET", "service-types?per_page=100")).body as Rows;
    const turned = rows.map(({ id, version }) => ({ id, version })).reverse();
    expect((await call("PUT", "service-types/order", { rows: turned })).status).toBe(200);
    expect((await directoryFilters()).service_types[0]?.id).toBe(added.id);
    expect((await call("PUT", "service-types/order", { rows: turned })).status).toBe(409);
    const admin = await asRole(app, "admin", "ca1@exemple.test");
    const log = (await admin.call("GET", "audit?resource=service-types")).body as {
      items: { action: string }[];
    };
    expect(log.items.map(({ action }) => action)).toEqual([
      "service-types.order",
      "service-types.update",
      "service-types.add",
    ]);
  });

  it("has a name of its own, and is kept by a role that may write", async () => {
    const { call } = await asRole(app, "support", "c2@exemple.test");
    expect(await call("POST", "service-types", { name: "traiteurs" })).toMatchObject({
      status: 422,
      body: { errors: { name: ["Ce nom existe déjà dans cette liste"] } },
    });
    const finance = await asRole(app, "finance", "cf2@exemple.test");
    expect((await finance.call("POST", "service-types", { name: "X" })).status).toBe(403);
  });

  it("that is archived is offered to nobody, and stays with those who have it", async () => {
    const { call } = await asRole(app, "support", "c3@exemple.test");
    const [keeper, other] = [
      await registerProvider(app, "garde@exemple.test"),
      await registerProvider(app, "sans@exemple.test"),
    ];
    const { id, version } = (await call("POST", "service-types", { name: "Calèches" })).body as Row;
    await app.db
      .insert(providerServices)
      .values({ providerId: keeper.providerId, serviceTypeId: id });
    await call("PUT", `service-types/${id}`, { version, name: "Calèches", archived: true });
    expect(names((await directoryFilters()).service_types)).not.toContain("Calèches");
    const choices = async (token: string) =>
      (
        (await app.call("GET", "/api/v1/pro/shop/choices", { token })).body as {
          service_types: Row[];
        }
      ).service_types;
    expect(names(await choices(keeper.token))).toContain("Calèches");
    expect(names(await choices(other.token))).not.toContain("Calèches");
    const shop = {
      version: 1,
      name: "Sans",
      short_description: "Une phrase",
      description: "",
      min_price: null,
      max_price: null,
      town_id: await townId(app.db, "Cocody"),
      served_town_ids: [],
      service_type_ids: [id],
      phone: null,
      whatsapp: null,
      email: "sans@exemple.test",
      website: null,
    };
    const save = (token: string) => app.call("PUT", "/api/v1/pro/shop", { token, body: shop });
    expect(await save(other.token)).toMatchObject({
      status: 422,
      body: { errors: { service_type_ids: [expect.any(String)] } },
    });
    expect((await save(keeper.token)).status).toBe(200);
    const listed = (await app.call("GET", "/api/v1/wedding-providers")).body as {
      data: { id: number; service_names: string[] }[];
    };
    expect(listed.data.find((row) => row.id === keeper.providerId)?.service_names).toEqual([
      "Calèches",
    ]);
  });
});

describe("a town", () => {
  it("is added with its place, and archived without moving who works there", async () => {
    const { call } = await asRole(app, "support", "c4@exemple.test");
    const place = { district: "Lagunes", latitude: 5.9, longitude: -4.83 };
    expect(await call("POST", "towns", { name: "X", ...place, latitude: 95 })).toMatchObject({
      status: 422,
    });
    const { id, version } = (await call("POST", "towns", { name: "Tiassalé", ...place }))
      .body as Row;
    expect(names((await directoryFilters()).towns)).toContain("Tiassalé");
    const { providerId } = await registerProvider(app, "tiassale@exemple.test");
    await app.db.update(providers).set({ townId: id }).where(eq(providers.id, providerId));
    expect((await call("GET", `towns/${id}`)).body).toMatchObject({ used_by: 1 });
    await call("PUT", `towns/${id}`, { version, name: "Tiassalé", archived: true, ...place });
    expect(names((await directoryFilters()).towns)).not.toContain("Tiassalé");
    const { data } = (await app.call("GET", "/api/v1/wedding-providers")).body as {
      data: { id: number; town: string }[];
    };
    expect(data.find((row) => row.id === providerId)?.town).toBe("Tiassalé");
  });
});

describe("a category of the marketplace", () => {
  const tree = async () =>
    (await app.call("GET", "/api/v1/root_categories")).body as {
      id: number;
      name: string;
      child: Row[];
    }[];

  it("is added below one of the first level, and ordered within it", async () => {
    const { call } = await asRole(app, "support", "c5@exemple.test");
    const [root] = await tree();
    const parent_id = root?.id ?? 0;
    const added = (await call("POST", "article-categories", { name: "Diadèmes", parent_id }))
      .body as Row;
    expect((await tree())[0]?.child.at(-1)).toMatchObject({ id: added.id, name: "Diadèmes" });
    expect(
      await call("POST", "article-categories", { name: "Trop bas", parent_id: added.id }),
    ).toMatchObject({ status: 422, body: { errors: { parent_id: [expect.any(String)] } } });
    const { items: rows } = (
      await call("GET", `article-categories?parent_id=${parent_id}&per_page=100`)
    ).body as Rows;
    const turned = rows.map(({ id, version }) => ({ id, version })).reverse();
    expect(
      (await call("PUT", "article-categories/order", { parent_id, rows: turned })).status,
    ).toBe(200);
    expect((await tree())[0]?.child[0]?.id).toBe(added.id);
  });

  it("that is archived leaves the menu and the forms of sellers without it", async () => {
    const { call } = await asRole(app, "support", "c6@exemple.test");
    const seller = await openSeller(app);
    const { id, version } = (
      await call("POST", "article-categories", { name: "Ombrelles", parent_id: null })
    ).body as Row;
    const choosable = async () =>
      names(((await seller.call("GET", "articles/categories")).body as { data: Row[] }).data);
    expect(await choosable()).toContain("Ombrelles");
    await call("PUT", `article-categories/${id}`, { version, name: "Ombrelles", archived: true });
    expect(names(await tree())).not.toContain("Ombrelles");
    expect(await choosable()).not.toContain("Ombrelles");
  });
});
