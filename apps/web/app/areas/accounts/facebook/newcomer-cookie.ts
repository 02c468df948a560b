import { z } from "zod/mini";
import type { Visitor } from "#app/http/context.ts";

/** Somebody known to Facebook only, while they fill the rest in: the ticket is the API's to check. */
const shape = z.object({
  ticket: z.string(),
  person: z.object({
    given_names: z.string(),
    last_name: z.string(),
    email: z.nullable(z.string()),
  }),
});
export type Newcomer = z.infer<typeof shape>;

const cookie = "jdj_newcomer";
const halfAnHour = 1800;

/** The `Set-Cookie` value that keeps a newcomer for half an hour, or forgets them when null. */
export function keepNewcomer(newcomer: Newcomer | null, { secure }: Pick<Visitor, "secure">) {
  const value = newcomer ? Buffer.from(JSON.stringify(newcomer)).toString("base64url") : "";
  const age = newcomer ? halfAnHour : 0;
  return `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`;
}

/** The newcomer of a request's cookies, or null. */
export function readNewcomer(request: Request): Newcomer | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = cookies.match(/(?:^|;\s*)jdj_newcomer=([\w-]+)/)?.[1];
  if (!value) return null;
  try {
    return shape.parse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
  } catch {
    return null; // damaged, or not ours: Facebook is asked again
  }
}
