import { type Civility, civilities } from "../person/civility.ts";

/**
 * The civilities that a celebrated person's place may have. The gender decides where it can, as the
 * specification says (F is Mademoiselle, otherwise Monsieur); a mother may be married, and a place
 * without a gender is anybody's. The first is the one to begin with where the place has a gender.
 */
export function celebratedCivilities({
  code,
  gender,
}: {
  code: string;
  gender: "M" | "F" | null;
}): readonly Civility[] {
  if (gender === "M") return ["M"];
  if (gender === "F") return code === "mother" ? ["Mme", "Mlle"] : ["Mlle"];
  return code === "child" ? ["M", "Mlle"] : civilities;
}
