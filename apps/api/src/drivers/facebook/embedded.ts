import { createHash, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { readForm } from "../../http/read-form.ts";
import { consentPage } from "./consent-page.ts";
import { appSecretProof, graphFacebook } from "./graph.ts";
import type { FacebookDriver } from "./port.ts";

const appId = "225000000000000";

/** The answers of the consent page; stored until they are read, in this process only. */
interface Consent {
  givenNames: string;
  lastName: string;
  email: string | null;
  returnTo: string;
  /** Whether Facebook is to fail when it is asked. */
  away: boolean;
}

/** Stores the newest thousand values under random names; each can be taken once. */
function oneTimeStore<T>() {
  const values = new Map<string, T>();
  return {
    put(thing: T): string {
      const name = randomBytes(16).toString("base64url");
      values.set(name, thing);
      const [oldest] = values.keys();
      if (values.size > 1000 && oldest !== undefined) values.delete(oldest);
      return name;
    },
    take(name: string): T | undefined {
      const thing = values.get(name);
      values.delete(name);
      return thing;
    },
  };
}

/** The id of a person: the same name has the same id each time. */
function idOf({ givenNames, lastName }: Consent): string {
  const hash = createHash("sha256").update(`${givenNames} ${lastName}`.toLowerCase()).digest();
  return String(hash.readUIntBE(0, 6)).padStart(15, "1");
}

/**
 * A fake Facebook: a consent page at /dev/facebook/consent on which a name is chosen, and the two
 * calls of the real one, with the same signed requests. Every outcome can be
 * chosen: accepted, accepted without an address, refused, Facebook away.
 */
export function embeddedFacebook(options: { publicUrl: string; secret: string }): FacebookDriver {
  const appSecret = createHash("sha256").update(`facebook ${options.secret}`).digest("hex");
  const codes = oneTimeStore<Consent>();
  const tokens = oneTimeStore<Consent>();
  const routes = new Hono();

  routes.use("/dev/facebook/*", async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });
  routes.get("/dev/facebook/consent", (c) => {
    const { client_id, redirect_uri = "", state = "" } = c.req.query();
    if (client_id !== appId || !redirect_uri.startsWith(`${options.publicUrl}/`))
      return c.text("This application is not known here.", 400);
    return c.html(consentPage({ returnTo: redirect_uri, state }));
  });
  routes.post("/dev/facebook/consent", async (c) => {
    const form = await readForm(c);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const returnTo = text("redirect_uri");
    if (!returnTo.startsWith(`${options.publicUrl}/`))
      return c.text("This application is not known here.", 400);
    const outcome = text("outcome");
    const back = new URL(returnTo);
    back.searchParams.set("state", text("state"));
    if (outcome === "refuse") back.searchParams.set("error", "access_denied");
    else
      back.searchParams.set(
        "code",
        codes.put({
          givenNames: text("given_names"),
          lastName: text("last_name"),
          email: outcome === "no-email" ? null : text("email") || null,
          returnTo,
          away: outcome === "away",
        }),
      );
    return c.redirect(back.href, 303);
  });

  routes.get("/dev/facebook/graph/oauth/access_token", (c) => {
    const { client_id, client_secret, redirect_uri, code = "" } = c.req.query();
    const consent = codes.take(code);
    if (consent?.away) return c.json({ error: { message: "Service temporarily down" } }, 503);
    const known = client_id === appId && client_secret === appSecret;
    if (!known || !consent || consent.returnTo !== redirect_uri)
      return c.json({ error: { message: "This authorization code has been used." } }, 400);
    return c.json({
      access_token: tokens.put(consent),
      token_type: "bearer",
      expires_in: 5_183_944,
    });
  });
  routes.get("/dev/facebook/graph/me", (c) => {
    const { access_token = "", appsecret_proof } = c.req.query();
    const consent = tokens.take(access_token);
    if (!consent || appsecret_proof !== appSecretProof(appSecret, access_token))
      return c.json({ error: { message: "Invalid appsecret_proof" } }, 400);
    return c.json({
      id: idOf(consent),
      first_name: consent.givenNames,
      last_name: consent.lastName,
      ...(consent.email === null ? {} : { email: consent.email }),
    });
  });

  const driver = graphFacebook({
    appId,
    appSecret,
    dialog: `${options.publicUrl}/dev/facebook/consent`,
    graph: `${options.publicUrl}/dev/facebook/graph`,
    fetch: async (request) => routes.fetch(request),
  });
  return { ...driver, routes };
}
