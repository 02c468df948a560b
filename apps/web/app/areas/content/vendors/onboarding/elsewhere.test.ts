import type { Visitor } from "@jdj/contract/accounts/visitor";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { visitorContext } from "#app/http/context.ts";
import { loader } from "./page.tsx";

const visitor: Visitor = {
  token: null,
  user: null,
  favourites: null,
  isView: false,
  space: "customers",
  provider: null,
  nonce: "",
  demonstration: false,
  developing: false,
  brand: "Joie du Jour",
  path: "/onboarding",
  secure: false,
  publicUrl: "http://joie.test",
  contacts: {
    phone: "+225 00 00 00 00 00",
    email: "bonjour@joie.test",
    networks: [],
    stores: { android: "https://joie.test/android", ios: "https://joie.test/ios" },
    onboardingUrl: null,
    webChatUrl: null,
  },
  introductions: {} as Visitor["introductions"],
};

async function open(onboardingUrl: string | null) {
  const requestContext = new RouterContextProvider();
  const contacts = { ...visitor.contacts, onboardingUrl };
  requestContext.set(visitorContext, { ...visitor, contacts });
  const { query } = createStaticHandler([{ path: "/onboarding", loader }]);
  const answer = await query(new Request("http://joie.test/onboarding"), { requestContext });
  return answer instanceof Response ? answer.headers.get("location") : null;
}

it("sends vendors to where the settings take their requests, and stays here without", async () => {
  expect(await open("https://prestataires.exemple.test/inscription")).toBe(
    "https://prestataires.exemple.test/inscription",
  );
  expect(await open(null)).toBeNull();
});
