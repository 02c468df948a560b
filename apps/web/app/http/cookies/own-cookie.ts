import type { Visitor } from "@jdj/contract/accounts/visitor";
import { createCookie } from "react-router";

/** Whether the site is reached by HTTPS: a cookie's name and its `Secure` flag depend on it. */
type Transport = Pick<Visitor, "secure">;

/** A cookie that this site sets and reads. */
export interface OwnCookie<T> {
  /** The value in a request; null when it is missing, deleted or not of its shape. */
  read(request: Request, transport: Transport): Promise<T | null>;
  /** The `Set-Cookie` header that stores a value. */
  set(value: T, transport: Transport): Promise<string>;
  /** The `Set-Cookie` header that deletes the cookie. */
  clear(transport: Transport): Promise<string>;
}

type Options = {
  /** Lifetime in seconds. */
  maxAge: number;
  sameSite?: "lax" | "strict";
};

const own = "jdj_";

/**
 * On HTTPS the names begin with `__Host-`: browsers then bind the cookie to this host, and a cookie
 * that another host of the domain sets is not read.
 */
function prefixOf({ secure }: Transport): string {
  return secure ? `__Host-${own}` : own;
}

/** Defines a cookie out of reach of scripts; `isValue` checks what a browser sends back. */
export function ownCookie<T>(
  name: string,
  isValue: (value: unknown) => value is T,
  { maxAge, sameSite = "lax" }: Options,
): OwnCookie<T> {
  const cookieFor = (transport: Transport) =>
    createCookie(prefixOf(transport) + name, {
      httpOnly: true,
      maxAge,
      path: "/",
      sameSite,
      secure: transport.secure,
    });
  return {
    async read(request, transport) {
      const value: unknown = await cookieFor(transport).parse(request.headers.get("cookie"));
      return isValue(value) ? value : null;
    },
    set: (value, transport) => cookieFor(transport).serialize(value),
    clear: (transport) => cookieFor(transport).serialize("", { maxAge: 0 }),
  };
}

/** Whether a request has any cookie of this site: the browser then stores cookies. */
export function hasOwnCookie(request: Request, transport: Transport): boolean {
  const cookies = request.headers.get("cookie")?.split(/;\s*/) ?? [];
  return cookies.some((cookie) => cookie.startsWith(prefixOf(transport)));
}
