import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Client } from "@jdj/contract/client";
import { ORPCError } from "@orpc/contract";
import { createStaticHandler, type LoaderFunction, RouterContextProvider } from "react-router";
import { apiContext, visitorContext } from "#app/http/context.ts";

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
    erasesAt: null,
    unread: "",
  },
  favourites: null,
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

/** Opens or posts a page whose server answers every call with an internal error. */
export function askBroken(
  route: { loader?: LoaderFunction; action?: LoaderFunction },
  method: string,
  typed: Record<string, string> = {},
) {
  const requestContext = new RouterContextProvider();
  requestContext.set(visitorContext, visitor);
  requestContext.set(apiContext, brokenClient());
  const { query } = createStaticHandler([{ path: "/", ...route }]);
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  const body = method === "POST" ? { body: form } : {};
  return query(new Request("http://joie.test/", { method, ...body }), { requestContext });
}
