import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Hono } from "hono";
import type { ApiSettings } from "../settings.ts";
import { openApiDocument } from "./openapi.ts";

const assetFolder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const assets: Record<string, string> = {
  "swagger-ui.css": "text/css",
  "swagger-ui-bundle.js": "text/javascript",
};

const start = `window.addEventListener("load", () => SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#doc", docExpansion: "list", defaultModelsExpandDepth: -1 }));`;

/** The OpenAPI document at /api/openapi.json and its readable form at /api/docs, without any outside request. */
export function docsRoutes({ brand, publicUrl }: ApiSettings): Hono {
  let document: ReturnType<typeof openApiDocument> | undefined;
  const page = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API | ${brand}</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><main id="doc"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
  return new Hono()
    .get("/api/openapi.json", async (c) => {
      document ??= openApiDocument(brand, publicUrl);
      return c.json(await document);
    })
    .get("/api/docs", (c) => {
      c.header(
        "content-security-policy",
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      return c.html(page);
    })
    .get("/api/docs/start.js", (c) => c.body(start, 200, { "content-type": "text/javascript" }))
    .get("/api/docs/:asset", async (c) => {
      const name = c.req.param("asset");
      const type = assets[name];
      if (type === undefined) return c.notFound();
      const bytes = await readFile(join(assetFolder, name));
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": type,
        "cache-control": "public, max-age=86400",
      });
    });
}
