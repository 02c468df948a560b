import { and, eq, isNotNull } from "drizzle-orm";
import { providers } from "../../src/areas/providers/tables.ts";

/** The directory's providers of the demonstration; its sellers are not in the directory. */
export const isDemoProvider = and(
  eq(providers.demonstration, true),
  isNotNull(providers.releasedAt),
);
