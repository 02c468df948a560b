import { z } from "zod";
import { CalendarDate } from "../call/shapes.ts";

/** The calendar days between which an order arrives, or from which it is fetched: both are one then. */
export const ExpectedDays = z.object({ from: CalendarDate, until: CalendarDate });
export type ExpectedDays = z.infer<typeof ExpectedDays>;
