import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";
import { spaceOf } from "./visitor.ts";

const held: { site?: TestSite; customer: string; provider: string } = {
  customer: "",
  provider: "",
};

const asCookie = (name: string, token: string) =>
  `jdj_${name}=${encodeURIComponent(btoa(JSON.stringify(token)))}`;

beforeAll(async () => {
  const site = await openSite();
  held.site = site;
  const { token } = await site.enter({ email: "awa@exemple.test", event_type_id: 1 });
  held.customer = token;
  const account = { email: "mariam@exemple.test", password: "demo" };
  await site.post("/api/v1/register", {
    ...account,
    type: "provider",
    last_name: "Traoré",
    given_names: "Mariam",
    civility: "Mme",
    dob: "1984-02-03",
    event_type_id: 1,
    terms: true,
  });
  held.provider = (await site.post<{ token: string }>("/api/v1/pro/login", account)).token;
});

afterAll(() => held.site?.close());

async function open(path: string, cookie: string) {
  const answer = await held.site?.routes.request(path, { headers: { cookie } }, {});
  if (!answer) throw new Error("The site is opened before the tests");
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    headers: answer.headers,
  };
}

describe("the space of a path", () => {
  it.each(["/pro", "/pro/", "/pro.data", "/pro/boutique", "/pro/boutique.data", "/PRO/Boutique"])(
    "is the providers' one: %s",
    (path) => expect(spaceOf(path)).toBe("providers"),
  );
  it.each(["/", "/prox", "/prox/pro", "/connexion", "/prestataires/pro", "/pro-x.data"])(
    "is the customers' one: %s",
    (path) => expect(spaceOf(path)).toBe("customers"),
  );
});

describe("a session's cookie", () => {
  const notebook = "/carnet-nuptial-pour-organiser-son-mariage-cote-d-ivoire/en-bref";

  it("opens the pages of its own space", async () => {
    const { customer, provider } = held;
    expect(await open(notebook, asCookie("session", customer))).toMatchObject({ status: 200 });
    // Their account has no shop: the space says so, and knows them.
    expect(await open("/pro", asCookie("pro", provider))).toMatchObject({ status: 403 });
  });

  it("opens no page of the other space, also when it is placed there by hand", async () => {
    const { customer, provider } = held;
    for (const cookie of [asCookie("session", customer), asCookie("pro", customer)])
      expect(await open("/pro", cookie)).toMatchObject({
        status: 302,
        location: "/pro/connexion?retour=%2Fpro",
      });
    for (const cookie of [asCookie("pro", provider), asCookie("session", provider)])
      expect((await open(notebook, cookie)).location).toMatch(/^\/connexion\?retour=/);
  });

  it("opens the stream of its own space, also beside the other one", async () => {
    const { customer, provider } = held;
    const both = `${asCookie("session", customer)}; ${asCookie("pro", provider)}`;
    expect(await open("/flux", both)).toMatchObject({ status: 200 });
    // The account without a shop, and not the customer's.
    expect(await open("/pro/flux", both)).toMatchObject({ status: 403 });
    expect(await open("/flux", asCookie("pro", provider))).toMatchObject({ status: 401 });
    expect(await open("/pro/flux", asCookie("session", customer))).toMatchObject({ status: 401 });
  });

  it("stands beside that of the other space: each page reads its own", async () => {
    const { customer, provider } = held;
    const both = `${asCookie("session", customer)}; ${asCookie("pro", provider)}`;
    expect(await open(notebook, both)).toMatchObject({ status: 200 });
    const page = await open("/pro", both);
    expect(page.status).toBe(403);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    // What a customer has on this device is not taken for another person's.
    expect(page.headers.get("x-person")).toBeNull();
  });
});
