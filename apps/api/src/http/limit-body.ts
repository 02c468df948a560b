import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/** The largest body that any call takes, in bytes: photos come from phones. */
const MOST_BYTES = 12 * 1024 * 1024;

const limit = bodyLimit({
  maxSize: MOST_BYTES,
  onError: (c) =>
    c.json(
      {
        success: false,
        code: "too-large",
        message: "Ce que vous envoyez est trop volumineux\u00a0: 12 Mo au plus.",
      },
      413,
    ),
});

/**
 * Refuses bodies over 12 MB (413); a process that serves the network has refused them before. A
 * `GET` has no body, and whoever looks for one makes a whole request of the few headers that were
 * read: a twentieth of a small call.
 */
export const limitBody: MiddlewareHandler = (c, next) =>
  c.req.method === "GET" ? next() : limit(c, next);
