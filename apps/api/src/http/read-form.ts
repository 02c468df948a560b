import type { Context } from "hono";

/** Reads the form that a page of the API's own was sent; a body that is none is a form without fields. */
export function readForm(c: Context): Promise<FormData> {
  return c.req.formData().catch(() => new FormData());
}
