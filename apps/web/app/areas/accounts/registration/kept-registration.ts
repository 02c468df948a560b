import type { RouterContextProvider } from "react-router";
import { encryptionContext, visitorContext } from "#app/http/context.ts";
import { ownCookie } from "#app/http/cookies/own-cookie.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * What a registration keeps until it ends: the password that was typed, and the code that was sent.
 * It is in a cookie that the server alone can read, so that no page has the password in it, nothing is
 * stored, and any process can continue.
 */
export interface KeptRegistration {
  /** Of the form to which the password belongs. */
  id: string;
  password: string;
  /** E.164; empty before a code was sent. */
  phone: string;
  /** In ms since 1970; 0 before a code was sent. */
  codeExpiresAt: number;
}

/** How long a registration is kept after its last form, in seconds. */
const KEPT_SECONDS = 30 * 60;

/** Two tabs may each register somebody. Two of the longest passwords fit into the 4 KB of a cookie. */
const MOST_KEPT = 2;

const cookie = ownCookie(
  "inscription",
  (value): value is string => typeof value === "string" && /^[\w-]+$/.test(value),
  { maxAge: KEPT_SECONDS, sameSite: "strict" },
);

/** What a browser keeps, the newest first; nothing when it is not ours, or too old. */
export async function readKept(
  context: Context,
  request: Request,
  now: number,
): Promise<readonly KeptRegistration[]> {
  const sealed = await cookie.read(request, context.get(visitorContext));
  const text = sealed && context.get(encryptionContext).decrypt(sealed);
  const { until, registrations } = text ? JSON.parse(text) : { until: 0, registrations: [] };
  return until > now ? registrations : [];
}

/** The header that keeps registrations, the newest first, and forgets all others. */
export function keepOnly(
  context: Context,
  registrations: readonly KeptRegistration[],
  now: number,
): Promise<string> {
  const visitor = context.get(visitorContext);
  if (registrations.length === 0) return cookie.clear(visitor);
  const whole = {
    until: now + KEPT_SECONDS * 1000,
    registrations: registrations.slice(0, MOST_KEPT),
  };
  return cookie.set(context.get(encryptionContext).encrypt(JSON.stringify(whole)), visitor);
}
