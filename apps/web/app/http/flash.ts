import { redirect } from "react-router";

/** One message that outlives a redirect, shown once as a toast. */
export type Flash = { kind: "success" | "error" | "info"; text: string };

// By hand: forms that are sent by script share this file, and a library of shapes is 13 KB.
function isFlash(value: unknown): value is Flash {
  if (typeof value !== "object" || value === null) return false;
  if (!("kind" in value && "text" in value)) return false;
  const known = value.kind === "success" || value.kind === "error" || value.kind === "info";
  return known && typeof value.text === "string" && value.text.length <= 400;
}

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
    const flash: unknown = JSON.parse(decodeURIComponent(value));
    return isFlash(flash) ? flash : null;
  } catch {
    return null; // someone else's cookie, or a damaged one: nothing to say
  }
}

/** The `Set-Cookie` value that forgets the message once it is shown. */
export const clearFlash = `${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;
