import { clothSvg } from "@jdj/weave/cloth-svg";
import { weave } from "@jdj/weave/weave";
import { Hono } from "hono";

/** Rows of every cloth; `?rangs=` is the number of woven rows. */
const ROWS = 60;

const path = /^[a-z0-9-]{1,60}\.svg$/;

/** Serves `/files/tissages/{seed}.svg`: the cloth of a seed, for the slider's pictures. */
export function clothPictureRoutes(): Hono {
  return new Hono().get("/files/tissages/:name", (c) => {
    const name = c.req.param("name");
    if (!path.test(name)) return c.notFound();
    const rows = Number(c.req.query("rangs") ?? ROWS);
    const woven = Number.isInteger(rows) && rows > 0 && rows < ROWS ? rows : ROWS;
    const cloth = weave(name.slice(0, -".svg".length), { strips: 10, rows: ROWS });
    return c.body(clothSvg(cloth, { texture: true, woven }), 200, {
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cache-control": "public, max-age=86400",
    });
  });
}
