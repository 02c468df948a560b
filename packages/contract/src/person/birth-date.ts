import { z } from "zod";
import { personMessages } from "./messages.ts";

/** Nobody alive was born before it, `YYYY-MM-DD`. */
export const EARLIEST_BIRTH_DATE = "1900-01-01";

/**
 * The birth date of somebody alive, `YYYY-MM-DD`.
 * @param message shown for what is no date of the calendar
 */
export function birthDate(message: string) {
  return z.iso
    .date({ error: message, abort: true })
    .refine((date) => date >= EARLIEST_BIRTH_DATE, personMessages.birthTooEarly);
}
