import { randomBytes } from "node:crypto";
import type { User } from "@jdj/contract/accounts/sessions";
import { isRefusal } from "@jdj/contract/call/refusals";
import type { Client } from "@jdj/contract/client";
import type { SiteContacts } from "@jdj/contract/content/site-contacts";

/** What the site knows about the person who requests a page. */
export interface Visitor {
  token: string | null;
  user: {
    id: number;
    customerId: number | null;
    lastName: string;
    givenNames: string;
    email: string | null;
    phone: string | null;
    verified: boolean;
    hasBirthDate: boolean;
    endedEvent: string | null;
  } | null;
  nonce: string;
  /** Whether a banner says that messages and payments are fake. */
  demonstration: boolean;
  /** Whether the pages for developers are served. */
  developing: boolean;
  brand: string;
  path: string;
  secure: boolean;
  publicUrl: string;
  contacts: SiteContacts;
}

function readUser(user: User): Visitor["user"] {
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
  };
}

/** Looks the visitor up; one whose token is no longer valid counts as not signed in. */
export async function describeVisitor(
  request: Request,
  token: string | null,
  api: Client,
  site: Pick<
    Visitor,
    "demonstration" | "developing" | "brand" | "secure" | "publicUrl" | "contacts"
  >,
): Promise<Visitor> {
  const { pathname, search } = new URL(request.url);
  const common = { nonce: randomBytes(16).toString("base64"), path: pathname + search, ...site };
  if (token === null) return { ...common, token, user: null };
  try {
    return { ...common, token, user: readUser(await api.accounts.sessions.user()) };
  } catch (error) {
    if (isRefusal(error, "not-signed-in")) return { ...common, token: null, user: null };
    throw error;
  }
}
