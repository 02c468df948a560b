import { z } from "zod";
import { readCivility } from "./civility.ts";

/** A civility in any wording of the specs (Monsieur, M, Mme, Mademoiselle…), read into `M`, `Mme` or `Mlle`. */
export function civilityInput(message: string) {
  return z.string(message).transform((text, context) => {
    const civility = readCivility(text);
    if (civility !== null) return civility;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}
