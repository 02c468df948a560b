import type { MiddlewareHandler } from "hono";
import { type AppContext, requestContext } from "../app-context.ts";
import { isSameText } from "../crypto/token.ts";
import { consumeRateLimit, limits } from "../rate-limit/consume-rate-limit.ts";

/** The bindings of a request for an operator's page. */
export interface OperatorEnv {
  Bindings: { address: string };
}

/**
 * Lets the bearer of the settings' password through (the user's name is not looked at), and no
 * form of another site: the browser would send the password with it too.
 */
export function operatorGuard(app: AppContext, password: string): MiddlewareHandler<OperatorEnv> {
  return async (c, next) => {
    const authorization = c.req.header("authorization");
    if (!isSameText(passwordOf(authorization), password)) {
      if (authorization !== undefined)
        await consumeRateLimit(limits.operator, c.env?.address ?? "", requestContext(app));
      return c.text("Connexion requise.", 401, {
        "www-authenticate": 'Basic realm="exploitation", charset="UTF-8"',
      });
    }
    const from = c.req.header("sec-fetch-site");
    if (c.req.method === "POST" && from !== undefined && from !== "same-origin")
      return c.text("Refusé.", 403);
    await next();
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    return;
  };
}

/** Whom a Basic authorization names, 60 characters at most; `?` when it names nobody. */
export function operatorName(authorization: string | undefined): string {
  const [, coded] = /^Basic (.+)$/.exec(authorization ?? "") ?? [];
  const text = Buffer.from(coded ?? "", "base64").toString();
  return text.slice(0, Math.max(0, text.indexOf(":"))).slice(0, 60) || "?";
}

/** The password of a Basic authorization; empty when there is none. */
function passwordOf(authorization: string | undefined): string {
  const [, coded] = /^Basic (.+)$/.exec(authorization ?? "") ?? [];
  const text = Buffer.from(coded ?? "", "base64").toString();
  return text.slice(text.indexOf(":") + 1);
}
