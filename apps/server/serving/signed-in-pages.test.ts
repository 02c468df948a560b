import { statementsOf } from "@jdj/api/testing/statements";
import { at } from "@jdj/contract/paths/addresses";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";

interface Held {
  site?: TestSite;
  pageCache?: PageCache;
  people: { cookie: string; token: string }[];
}

const held: Held = { people: [] };

beforeAll(async () => {
  held.pageCache = createPageCache();
  const site = await openSite({}, held.pageCache);
  held.site = site;
  for (const email of ["awa@exemple.test", "yann@exemple.test"])
    held.people.push(await site.enter({ email, event_type_id: 1 }));
});

afterAll(() => held.site?.close());

function cast() {
  const { site, pageCache, people } = held;
  const [awa, yann] = people;
  if (!site || !pageCache || !awa || !yann) throw new Error("The site is opened before");
  return { site, pageCache, awa, yann };
}

async function get(path: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await cast().site.routes.request(path, { headers: { cookie, ...headers } }, {});
  const { "content-security-policy": policy = "", ...others } = Object.fromEntries(answer.headers);
  const text = await answer.text();
  return { status: answer.status, text, policy, headers: others };
}

/** The page as it is rendered for one visitor: an unknown cookie of ours makes it theirs. */
const own = (path: string, cookie: string) => get(path, `${cookie}; jdj_of_their_own=1`);

const pages = [
  "home",
  "providers",
  "shopping",
  "packages",
  "contact",
  "terms",
  "blog",
  "townHalls",
  "newsletter",
  "welcome",
  "privacy",
  "questions",
  "mobileApp",
  "joyShop",
  "joyVisibility",
  "onboarding",
  "chat",
  "forgottenPassword",
] as const;

describe("a public page for who is signed in", () => {
  it.each(pages)("« %s » is rendered once for all, and equal to their own", async (name) => {
    const { awa, yann } = cast();
    const path = at(name);
    await get(path, awa.cookie);
    await get(path, awa.cookie);
    for (const { cookie } of [yann, awa]) {
      const shared = await get(path, cookie);
      const whole = await own(path, cookie);
      expect(shared.status).toBe(200);
      expect(shared.text).toBe(whole.text);
      expect(shared.headers).toEqual(whole.headers);
      expect(shared.policy).toBe(whole.policy.replace(/ 'nonce-[^']*'/, ""));
    }
  });

  it("shows the hearts of each on the list of providers", async () => {
    const { site, awa, yann } = cast();
    const { rows } = await site.app.db.execute<{ id: string }>(sql`
      with added as (
        insert into providers (name, short_description, released_at, published_at)
        values ('Salle Akwaba', 'Salle', now(), now()), ('Chez Adjoua', 'Traiteur', now(), now())
        returning id
      ), served as (
        insert into provider_services (provider_id, service_type_id)
        select id, (select min(id) from service_types) from added
      )
      select id from added order by id`);
    const [hall] = rows.map(({ id }) => Number(id));
    await site.app.directoryIndex.announced(null);
    const path = at("providers");
    const pressed = async (cookie: string) =>
      (await get(path, cookie)).text.match(/aria-pressed="true"/g)?.length ?? 0;
    await expect.poll(async () => (await own(path, awa.cookie)).text).toContain("Salle Akwaba");
    held.pageCache?.drop();
    await site.routes.request(
      `/api/v1/favorites/${hall}`,
      {
        method: "PUT",
        headers: { "content-type": "application/json", authorization: `Bearer ${awa.token}` },
        body: JSON.stringify({ favorite: true }),
      },
      {},
    );
    for (const _ of ["learned", "rendered", "shared"])
      expect([await pressed(awa.cookie), await pressed(yann.cookie)]).toEqual([1, 0]);
    expect((await get(path, awa.cookie)).text).toBe((await own(path, awa.cookie)).text);
  });

  it("is shared also with who has seen the welcome", async () => {
    const { awa } = cast();
    const cookie = `${awa.cookie}; jdj_bienvenue=1`;
    await get(at("home"), cookie);
    await get(at("home"), cookie);
    expect(await statementsOf(() => get(at("home"), cookie))).toHaveLength(1);
  });

  it.each(pages)("« %s » asks the database only who they are", async (name) => {
    const { awa } = cast();
    await get(at(name), awa.cookie);
    await get(at(name), awa.cookie);
    const sent = await statementsOf(() => get(at(name), awa.cookie));
    expect(sent.length, sent.join("\n")).toBe(name === "providers" ? 2 : 1);
  });

  it("has a validator of nobody, is stored by no cache, and names nobody else", async () => {
    const { awa, yann } = cast();
    const [first, second] = [await get("/", awa.cookie), await get("/", yann.cookie)];
    expect(first.headers["cache-control"]).toBe("private, no-store");
    expect(first.headers["x-person"]).not.toBe(second.headers["x-person"]);
    expect(first.headers.etag).toBeUndefined();
  });
});
