import type { Client } from "@jdj/contract/client";
import { ORPCError } from "@orpc/contract";
import { createStaticHandler, type LoaderFunction, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { apiContext, type Visitor, visitorContext } from "#app/http/context.ts";
import { loader as readAccount } from "./account/page.tsx";
import { action as signOut } from "./sign-out/page.tsx";

/** A client whose server answers every call with an internal error. */
function brokenClient(): Client {
  const error = () => Promise.reject(new ORPCError("INTERNAL_SERVER_ERROR", { status: 500 }));
  const call: unknown = new Proxy(error, { get: () => call });
  return call as Client;
}

const visitor: Visitor = {
  token: "token",
  user: {
    id: 1,
    customerId: 1,
    lastName: "Kouassi",
    givenNames: "Awa",
    email: "awa@exemple.test",
    phone: null,
    verified: true,
    hasBirthDate: true,
    endedEvent: null,
  },
  isView: false,
  space: "customers",
  provider: null,
  nonce: "",
  demonstration: false,
  developing: false,
  brand: "Joie du Jour",
  path: "/",
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

function ask(route: { loader?: LoaderFunction; action?: LoaderFunction }, method: string) {
  const requestContext = new RouterContextProvider();
  requestContext.set(visitorContext, visitor);
  requestContext.set(apiContext, brokenClient());
  const { query } = createStaticHandler([{ path: "/", ...route }]);
  const body = method === "POST" ? { body: new FormData() } : {};
  return query(new Request("http://joie.test/", { method, ...body }), { requestContext });
}

describe("while the server fails", () => {
  it("signing out deletes the cookie and redirects to sign-in", async () => {
    const answer = await ask({ action: signOut as LoaderFunction }, "POST");
    if (!(answer instanceof Response)) throw new Error("Signing out must lead elsewhere");
    expect(answer.headers.get("location")).toBe("/connexion");
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("an account that cannot be read is a page that says so, not an error page", async () => {
    const answer = await ask({ loader: readAccount as LoaderFunction }, "GET");
    if (answer instanceof Response) throw new Error("The account must stay at its address");
    expect(answer.statusCode).toBe(503);
    expect(Object.values(answer.loaderData)).toEqual([null]);
  });
});
