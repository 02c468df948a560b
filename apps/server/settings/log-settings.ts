import { logLevels } from "@jdj/api/log";
import { z } from "zod";

/** What a process says of itself. */
export const logShape = {
  /** The lowest level that is logged; `warn` leaves out the line of each request. */
  LOG_LEVEL: z.enum(logLevels).default("info"),
  /** Who gives it as a bearer token may read `/metrics`; without it the address does not exist. */
  METRICS_TOKEN: z.string().min(16, "16 characters or more are expected").optional(),
};
