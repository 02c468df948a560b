import { Hono } from "hono";
import type { AppContext } from "../../../../app-context.ts";
import { listEventTypes } from "../../events/queries.ts";
import { listOfferedCategories } from "../queries.ts";
import { writeGuestTemplate } from "./write-template.ts";

/** `JOIE_DU_JOUR_GUESTS_TEMPLATE.xls` for the brand « Joie du Jour ». */
export function templateFileName(brand: string): string {
  const plain = brand.normalize("NFD").replace(/\p{M}/gu, "");
  return `${plain.trim().replace(/\s+/g, "_").toUpperCase()}_GUESTS_TEMPLATE.xls`;
}

/**
 * Serves the file that a host fills in with their guests. It names the categories of the type of
 * event given by `?event_type_id=`, otherwise those of the first type.
 */
export function guestTemplateRoutes({ db, settings }: Pick<AppContext, "db" | "settings">): Hono {
  const fileName = templateFileName(settings.brand);
  return new Hono().get(`/files/${fileName}`, async (c) => {
    const types = await listEventTypes(db);
    const type = types.find(({ id }) => String(id) === c.req.query("event_type_id")) ?? types[0];
    const categories = type ? await listOfferedCategories(db, type.id) : [];
    const workbook = writeGuestTemplate(categories.map(({ name }) => name));
    return c.body(new Uint8Array(workbook), 200, {
      "content-type": "application/vnd.ms-excel",
      "content-disposition": `attachment; filename="${fileName}"`,
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=300",
    });
  });
}
