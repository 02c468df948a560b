import { z } from "zod";
import { call } from "../call/call.ts";
import { pageOf } from "../call/page.ts";
import { CalendarDate } from "../call/shapes.ts";
import { fieldDevices } from "../operations/field-figures.ts";
import { listInput, Search } from "./resource.ts";

const tags = ["console"];
const base = "/api/v1/console" as const;

/** What visits of a kind of page measured in a week: three quarters were as good or better. */
const FieldFigure = z
  .object({
    id: z.string(),
    /** The Monday of the week. */
    week: CalendarDate,
    page: z.string(),
    device: z.enum(fieldDevices),
    /** Sampled ones. */
    visits: z.int(),
    /** Milliseconds; null where no visit measured it. */
    lcp: z.int().nullable(),
    inp: z.int().nullable(),
    cls: z.number().nullable(),
    errors: z.int(),
    /** Where scripts failed most, with how often. */
    error_places: z.array(z.string()),
  })
  .meta({ id: "FieldFigure" });
export type FieldFigure = z.infer<typeof FieldFigure>;

export const consoleFieldFigures = {
  /** Of the last eight weeks: the newest week first, the most visited page first. */
  list: call("staff", "operations:read")
    .route({
      method: "GET",
      path: `${base}/field-figures`,
      tags,
      summary: "Figures of real visits",
    })
    .input(
      listInput(["id"], {
        device: z.enum(fieldDevices).optional(),
        /** A part of a page's name. */
        q: Search.optional(),
      }),
    )
    .output(pageOf(FieldFigure)),
};
