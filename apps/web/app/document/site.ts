import { useRouteLoaderData } from "react-router";
import type { Visitor, VisitorUser } from "#app/http/context.ts";
import type { Flash } from "#app/http/cookies/flash-cookie.ts";

/** What every page may show, from the root's loader. */
export type Site = Pick<Visitor, "brand" | "demonstration" | "path" | "publicUrl" | "contacts"> & {
  user: VisitorUser | null;
  flash: Flash | null;
};

const unknown: Site = {
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
  flash: null,
};

/** The site's name, the signed-in user and the address asked for; empty when even the root failed. */
export function useSite(): Site {
  return useRouteLoaderData<Site>("root") ?? unknown;
}
