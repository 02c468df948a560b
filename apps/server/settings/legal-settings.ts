import type { LegalEntity } from "@jdj/contract/content/legal-entity";
import { z } from "zod";

const line = z.string().trim().min(2).max(200).optional();

/** Who runs the product: shown on the pages about personal data and conditions of use. */
export const legalShape = {
  /** Name and form of the company: « Joie du Jour SARL ». */
  LEGAL_NAME: line,
  /** Number in the trade register: « CI-ABJ-03-2026-B12-00001 ». */
  LEGAL_REGISTER: line,
  LEGAL_ADDRESS: line,
  /** Whom to write to about personal data; left out, SUPPORT_EMAIL. */
  LEGAL_CONTACT: z.email().optional(),
  /** The licensed institution that holds money for others: « Banque X, agrément n° … ». */
  FUNDS_HELD_BY: line,
};

const shape = z.object(legalShape);

/** The settings as the legal texts use them. */
export function legalEntity(settings: z.infer<typeof shape>): LegalEntity {
  return {
    name: settings.LEGAL_NAME ?? null,
    register: settings.LEGAL_REGISTER ?? null,
    address: settings.LEGAL_ADDRESS ?? null,
    contact: settings.LEGAL_CONTACT ?? null,
    fundsHeldBy: settings.FUNDS_HELD_BY ?? null,
  };
}
