import { randomUUID } from "node:crypto";
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
  /** The form to which the password belongs: another tab may have one of its own. */
  id: string;
  password: string;
  /** E.164; empty before a code was sent. */
  phone: string;
  /** In ms since 1970; 0 before a code was sent. */
  codeExpiresAt: number;
}

const cookie = ownCookie(
  "inscription",
  (value): value is string => typeof value === "string" && /^[\w-]+$/.test(value),
  { maxAge: 30 * 60, sameSite: "strict" },
);

/** What is kept; null when nothing is, or when it is not ours. */
export async function readKept(
  context: Context,
  request: Request,
): Promise<KeptRegistration | null> {
  const sealed = await cookie.read(request, context.get(visitorContext));
  const text = sealed && context.get(encryptionContext).decrypt(sealed);
  return text ? JSON.parse(text) : null;
}

/**
 * Keeps a form's password, and the code of the registration.
 * @param id of the form that is posted; one that keeps none yet gets a new one
 */
export async function keep(
  context: Context,
  kept: Omit<KeptRegistration, "id">,
  id: string | null,
): Promise<{ id: string; header: string }> {
  const whole: KeptRegistration = { ...kept, id: id ?? randomUUID() };
  const sealed = context.get(encryptionContext).encrypt(JSON.stringify(whole));
  return { id: whole.id, header: await cookie.set(sealed, context.get(visitorContext)) };
}

/** The header that forgets it. */
export function forgetKept(context: Context): Promise<string> {
  return cookie.clear(context.get(visitorContext));
}
