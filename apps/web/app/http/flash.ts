import { inFrench } from "@jdj/contract/call/french-messages";
import { type RouterContextProvider, redirect } from "react-router";
import { visitorContext } from "./context.ts";
import { type Flash, flashCookie } from "./cookies/flash-cookie.ts";

/** Redirects to an address whose page shows a toast, in correct French; `headers` may add cookies. */
export async function redirectWithFlash(
  context: Readonly<RouterContextProvider>,
  address: string,
  flash: Flash,
  headers?: HeadersInit,
): Promise<Response> {
  const answer = redirect(address, { headers });
  answer.headers.append(
    "Set-Cookie",
    await flashCookie.set({ ...flash, text: inFrench(flash.text) }, context.get(visitorContext)),
  );
  return answer;
}
