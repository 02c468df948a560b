import { patterns } from "@jdj/contract/paths/addresses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type TestSite } from "../testing/site.ts";

type Member = Awaited<ReturnType<TestSite["enter"]>>;
const held: { site?: TestSite; awa?: Member; nina?: Member } = {};

function open(): { site: TestSite; awa: Member; nina: Member } {
  const { site, awa, nina } = held;
  if (!site || !awa || !nina) throw new Error("The site is opened before the tests");
  return { site, awa, nina };
}

beforeAll(async () => {
  held.site = await openSite();
  held.awa = await held.site.enter({ email: "awa@exemple.test", event_type_id: 1 });
  held.nina = await held.site.enter({ email: "nina@exemple.test", event_type_id: 1 });
});

afterAll(() => held.site?.close());

/** Pages of a signed-in customer that change something. */
const pages = [
  patterns.editAccount,
  patterns.couple,
  patterns.summary,
  patterns.committee,
  patterns.budget,
  patterns.planning,
  patterns.events,
  patterns.createEvent,
  patterns.account,
];

const postedForm = /<form\b[^>]*\smethod="post"[^>]*>/g;

async function read(page: string, { cookie }: Member): Promise<string> {
  const answer = await open().site.routes.request(page, { headers: { cookie } }, {});
  expect(answer.status, page).toBe(200);
  return answer.text();
}

/** The value by which forms say that they are a member's. */
async function accountOf(member: Member): Promise<string> {
  const [, value = ""] =
    /name="compte" value="(c\d+)"/.exec(await read(pages[0] ?? "", member)) ?? [];
  return value;
}

/** Posts the form of the account with a family name. */
const rename = (name: string, cookie: string, account: string | null) => {
  const body = new URLSearchParams({
    ...(account === null ? {} : { compte: account }),
    civility: "Mlle",
    last_name: name,
    given_names: "Awa",
    email: "awa@exemple.test",
    phone_number_1: "+(225) 07 01 02 03 04",
    dob: "1996-05-14",
  });
  return open().site.routes.request(
    patterns.editAccount,
    { method: "POST", headers: { cookie, origin: "http://localhost:3000" }, body },
    {},
  );
};

describe("every form of a page says whose it is", () => {
  it.each(pages)("%s", async (page) => {
    const html = await read(page, open().awa);
    // Signing out is right for whoever is signed in.
    const forms = (html.match(postedForm) ?? []).filter((form) => !form.includes("data-signs-out"));
    expect(forms.length).toBeGreaterThan(0);
    const own = await accountOf(open().awa);
    const unsigned = forms.filter(
      (form) => !html.includes(`${form}<input type="hidden" name="compte" value="${own}"`),
    );
    expect(unsigned).toEqual([]);
  });
});

describe("a form of somebody's page", () => {
  it("changes nothing once another account has signed in in this browser", async () => {
    const { awa, nina } = open();
    const answer = await rename("Koffi", nina.cookie, await accountOf(awa));
    expect(answer.status).toBe(409);
    expect(await answer.text()).toContain("Un autre compte s’est connecté dans ce navigateur");
    expect(await read(pages[0] ?? "", nina)).not.toContain("Koffi");
  });

  it("is saved for its own account, and without a word of whose it is", async () => {
    const { awa } = open();
    expect((await rename("Koffi", awa.cookie, await accountOf(awa))).status).toBeLessThan(400);
    expect(await read(pages[0] ?? "", awa)).toContain("Koffi");
    expect((await rename("Konan", awa.cookie, null)).status).toBeLessThan(400);
  });

  it("leads to signing in once nobody is signed in any more", async () => {
    const { awa } = open();
    const answer = await rename("Koffi", "", await accountOf(awa));
    expect([302, 303]).toContain(answer.status);
    expect(answer.headers.get("location")).toContain(patterns.signIn);
  });
});
