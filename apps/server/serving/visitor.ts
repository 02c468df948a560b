import { randomBytes } from "node:crypto";
import { isViewToken } from "@jdj/api/areas/identity/sessions/view-session";
import type { SignedInVisitor } from "@jdj/contract/accounts/sessions";
import type { Visitor } from "@jdj/contract/accounts/visitor";
import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import { bellNumber } from "@jdj/contract/notices/bell-number";

type Space = Visitor["space"];

/** The space of a path, with `.data` after it or not. Each space has a session of its own. */
export function spaceOf(path: string): Space {
  const page = path.toLowerCase().replace(/\.data$/, "");
  return page === "/pro" || page.startsWith("/pro/") ? "providers" : "customers";
}

function readUser(user: SignedInVisitor): Visitor["user"] {
  const hasBirthDate = Boolean(user.customer?.dob);
  const proven = user.email_verified_at !== null || user.phone_verified_at !== null;
  return {
    id: user.id,
    customerId: user.customer?.id ?? null,
    lastName: user.last_name,
    givenNames: user.given_names,
    email: user.email,
    phone: user.phone_number_1,
    verified: user.can.openNotebook || (proven && !hasBirthDate),
    hasBirthDate,
    endedEvent: user.customer?.ended_event ?? null,
    erasesAt: user.customer?.erases_at ?? null,
    unread: bellNumber(user.unread_notices),
  };
}

/** Who is signed in to a space by the token of the client; throws a refusal for nobody. */
async function findPerson(space: Space, api: Client): Promise<Pick<Visitor, "user" | "provider">> {
  if (space === "customers")
    return { user: readUser(await api.accounts.sessions.visitor()), provider: null };
  const { last_name, given_names, unread_notices, ...provider } = await api.providers.sessions.me();
  const unread = bellNumber(unread_notices);
  return {
    user: null,
    provider: { ...provider, lastName: last_name, givenNames: given_names, unread },
  };
}

/** The refusals of a token that is no longer valid, or is one of the other space. */
const notHere = ["not-signed-in", "not-a-customer", "not-a-provider"] as const;

/**
 * Looks the visitor up in the space of the requested page. Whoever's token is no longer valid, or
 * belongs to the other space, is not signed in here: their `token` is null.
 */
export async function describeVisitor(
  request: Request,
  token: string | null,
  api: Client,
  site: Pick<
    Visitor,
    "demonstration" | "developing" | "brand" | "secure" | "publicUrl" | "contacts" | "introductions"
  >,
): Promise<Visitor> {
  const { pathname, search } = new URL(request.url);
  const space = spaceOf(pathname);
  const nonce = randomBytes(16).toString("base64");
  const common = { nonce, path: pathname + search, space, ...site };
  const nobody = {
    ...common,
    token: null,
    favourites: null,
    isView: false,
    user: null,
    provider: null,
  };
  if (token === null) return nobody;
  try {
    const person = await findPerson(space, api);
    return { ...common, token, favourites: null, isView: isViewToken(token), ...person };
  } catch (error) {
    if (notHere.some((code) => isRefusal(error, code))) return nobody;
    throw error;
  }
}
