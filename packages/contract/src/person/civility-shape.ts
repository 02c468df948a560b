import { z } from "zod";

/** Monsieur, Madame, Mademoiselle: how they are stored and answered. */
export const Civility = z.enum(["M", "Mme", "Mlle"]).meta({ id: "Civility" });
