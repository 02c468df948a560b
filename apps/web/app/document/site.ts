import type { Visitor, VisitorUser } from "@jdj/contract/accounts/visitor";
import { useRouteLoaderData } from "react-router";
import type { Flash } from "#app/http/cookies/flash-cookie.ts";

/** The root loader's data, for every page. */
export type Site = Pick<
  Visitor,
  "space" | "isView" | "brand" | "demonstration" | "path" | "publicUrl" | "contacts"
> & {
  user: VisitorUser | null;
  /** Whose page it is: `accountOf()`. */
  account: string | null;
  flash: Flash | null;
};

const unknown: Site = {
  space: "customers",
  isView: false,
  brand: "",
  demonstration: false,
  path: "/",
  publicUrl: "",
  contacts: {
    phone: "",
    email: "",
    networks: [],
    stores: { android: "", ios: "" },
    onboardingUrl: null,
    webChatUrl: null,
  },
  user: null,
  account: null,
  flash: null,
};

/** The site's name, the signed-in user and the address asked for; empty when the root loader failed. */
export function useSite(): Site {
  return useRouteLoaderData<Site>("root") ?? unknown;
}
