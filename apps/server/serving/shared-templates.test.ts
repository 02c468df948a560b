import { introductionReference } from "@jdj/api/areas/content/section-introductions/reference";
import type { Visitor, VisitorUser } from "@jdj/contract/accounts/visitor";
import { beforeEach, expect, it } from "vitest";
import { createSignedInPages } from "./signed-in-pages.ts";

const awa: VisitorUser = {
  id: 7,
  customerId: 8,
  lastName: "Koné",
  givenNames: "Awa",
  email: null,
  phone: null,
  verified: true,
  hasBirthDate: true,
  endedEvent: null,
  erasesAt: null,
  unread: "",
};
const visitor: Visitor = {
  token: "token",
  space: "customers",
  path: "/page",
  nonce: "n",
  favourites: null,
  isView: false,
  user: awa,
  provider: null,
  demonstration: false,
  developing: false,
  brand: "Joie du Jour",
  secure: false,
  publicUrl: "http://site.test",
  contacts: {
    phone: "",
    email: "",
    networks: [],
    stores: { android: null, ios: null },
    onboardingUrl: null,
    webChatUrl: null,
  },
  introductions: introductionReference,
};

let changes = 0;
let rendered: Visitor[] = [];
let providers: number[] | null = null;
let status = 200;

beforeEach(() => {
  changes = 0;
  rendered = [];
  providers = null;
  status = 200;
});

function pageFor({ user, favourites }: Visitor) {
  const headers = new Headers({ "x-page-cache": "" });
  if (providers !== null) headers.set("x-page-providers", providers.join(","));
  return { status, headers, body: Buffer.from(`${user?.givenNames} ${favourites?.join()}`) };
}

/** Asks for the page as the routes do: shared, or else rendered for her. */
function makeAsk(favourites: number[] = []) {
  const pages = createSignedInPages(
    () => changes,
    () => 0,
  );
  return async () => {
    const request = new Request("http://site.test/page");
    const shared = await pages.answer(request, visitor, {
      menuName: ({ givenNames }) => givenNames,
      favourites: () => Promise.resolve(favourites),
      renderFor: (anybody) => {
        rendered.push(anybody);
        return Promise.resolve(pageFor(anybody));
      },
    });
    if (shared) return `shared: ${await shared.text()}`;
    pages.learn(request, visitor, pageFor({ ...visitor, favourites }));
    return "her own";
  };
}

it("is rendered once after each change", async () => {
  const ask = makeAsk();
  expect(await ask()).toBe("her own");
  for (const _ of ["first", "second"]) expect(await ask()).toBe("shared: Awa undefined");
  changes += 1;
  for (const _ of ["first", "second"]) expect(await ask()).toBe("shared: Awa undefined");
  expect(rendered).toHaveLength(2);
});

it("is tried once after a change when it cannot be shared", async () => {
  const ask = makeAsk();
  await ask();
  status = 404;
  changes += 1;
  for (const _ of ["first", "second", "third"]) expect(await ask()).toBe("her own");
  expect(rendered).toHaveLength(1);
  status = 200;
  expect(await ask()).toBe("her own");
  changes += 1;
  expect(await ask()).toBe("shared: Awa undefined");
});

it("is tried again at the next request when the server failed", async () => {
  const ask = makeAsk();
  await ask();
  status = 503;
  expect(await ask()).toBe("her own");
  status = 200;
  expect(await ask()).toBe("shared: Awa undefined");
});

it("is her own once its providers are others, by whose hearts it then differs", async () => {
  const ask = makeAsk([2, 3]);
  providers = [1, 2];
  await ask();
  expect(await ask()).toBe("shared: Awa 2");
  providers = [2, 3];
  changes += 1;
  expect(await ask()).toBe("her own");
  expect(await ask()).toBe("shared: Awa 2,3");
});
