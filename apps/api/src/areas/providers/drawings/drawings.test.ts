import { asc } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { registerProvider } from "../../../testing/actors.ts";
import { testApp } from "../../../testing/app.ts";
import { serviceTypes } from "../../service-types/tables.ts";
import { providerServices } from "../tables.ts";
import { pictureAddress } from "./routes.ts";

const app = testApp();

const get = (path: string) =>
  app.api.fetch(new Request(`http://joie.test${path}`), { address: "127.0.0.1" });

describe("the drawn pictures of providers", () => {
  let id = 0;

  beforeAll(async () => {
    id = (await registerProvider(app, "dessin@exemple.test")).providerId;
    const [first] = await app.db.select().from(serviceTypes).orderBy(asc(serviceTypes.position));
    await app.db.delete(providerServices);
    await app.db.insert(providerServices).values({ providerId: id, serviceTypeId: first?.id ?? 0 });
  });

  it("are served to be kept for ever; another name or seed is not found", async () => {
    const answer = await get(pictureAddress("cake", 12, 0));
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    for (const path of ["constructor/1.svg", "cake/12345678901.svg", "cake/x.svg"])
      expect((await get(`/api/v1/provider-drawings/${path}`)).status).toBe(404);
  });

  it("stand for a provider without photos: the scene of the trade, then its objects", async () => {
    const scene = await (await get(`/files/prestataires/dessin-${id}.svg`)).text();
    expect(scene).toBe(await (await get(pictureAddress("venue", id, 0))).text());
    const second = await (await get(`/files/prestataires/dessin-${id}-1.svg`)).text();
    expect(second).toBe(await (await get(pictureAddress("tablecloth", id, 1))).text());
    expect((await get("/files/prestataires/dessin-999999.svg")).status).toBe(404);
  });

  it("show a scene of some trade for a provider without a known one", async () => {
    await app.db.delete(providerServices);
    const scene = await (await get(`/files/prestataires/dessin-${id}.svg`)).text();
    expect(scene).toBe(await (await get(pictureAddress("decoration", id, 0))).text());
  });
});
