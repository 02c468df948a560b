import { Hono } from "hono";
import type { AppContext } from "../../../app-context.ts";
import { isShownCode } from "../queries.ts";
import { drawView } from "./draw-view.ts";
import { viewNamed } from "./views.ts";

/** Serves the drawn views of town halls: `/api/v1/town-hall-views/{code}/{view}.svg`. */
export function townHallViewRoutes({ db }: Pick<AppContext, "db">): Hono {
  return new Hono().get("/api/v1/town-hall-views/:code/:file{[a-z-]+\\.svg}", async (c) => {
    const code = c.req.param("code");
    const view = viewNamed(c.req.param("file").replace(/\.svg$/, ""));
    if (view === null || !/^[a-z-]{1,60}$/.test(code) || !(await isShownCode(db, code)))
      return c.notFound();
    return c.body(drawView(code, view), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    });
  });
}
