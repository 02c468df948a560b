/** Who runs the product, as the law asks to be told; null where the settings do not say. */
export interface LegalEntity {
  /** Name and form of the company. */
  name: string | null;
  /** Its number in the register of commerce (RCCM). */
  register: string | null;
  address: string | null;
  /** Whom to write to about personal data. */
  contact: string | null;
}
