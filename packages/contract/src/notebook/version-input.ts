import { z } from "zod";

/**
 * The version of a row that was shown: 0 while nothing was stored. When it is given and no longer
 * the stored one, the save is refused (409).
 */
export const versionInput = z.coerce.number().int().min(0).optional();
