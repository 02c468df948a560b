import { redirect } from "react-router";
import { z } from "zod/mini";

/** One message that outlives a redirect, shown once as a toast. */
const flashShape = z.object({
  kind: z.enum(["success", "error", "info"]),
  text: z.string().check(z.maxLength(400)),
});
export type Flash = z.infer<typeof flashShape>;

const name = "jdj_flash";

/** Sends the reader to an address with a toast waiting there; `headers` may add cookies. */
export function redirectWithFlash(address: string, flash: Flash, headers?: HeadersInit): Response {
  const answer = redirect(address, { headers });
  const value = encodeURIComponent(JSON.stringify(flash));
  answer.headers.append(
    "Set-Cookie",
    `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=60`,
  );
  return answer;
}

/** The waiting message of a request, if any. */
export function readFlash(request: Request): Flash | null {
  const value = request.headers.get("cookie")?.match(/(?:^|;\s*)jdj_flash=([^;]+)/)?.[1];
  if (!value) return null;
  try {
    return flashShape.parse(JSON.parse(decodeURIComponent(value)));
  } catch {
    return null; // someone else's cookie, or a damaged one: nothing to say
  }
}

/** The `Set-Cookie` value that forgets the message once it is shown. */
export const forgetFlash = `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
