import { z } from "zod";
import { readTrustedProxies } from "./trusted-proxies.ts";

/** Which proxies stand before a process. */
export const proxyShape = {
  /** Whose X-Forwarded-* or Forwarded is believed: addresses and CIDR ranges, `private`, or how many proxies. */
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((setting, context) => {
      try {
        return readTrustedProxies(setting);
      } catch (error) {
        context.issues.push({
          code: "custom",
          input: setting,
          message: error instanceof Error ? error.message : "it cannot be read",
        });
        return z.NEVER;
      }
    }),
};
