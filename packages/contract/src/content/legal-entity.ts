/** The company that runs the product, as the law requires to publish; null where not configured. */
export interface LegalEntity {
  /** Name and form of the company. */
  name: string | null;
  /** Its number in the register of commerce (RCCM). */
  register: string | null;
  address: string | null;
  /** The contact for personal data. */
  contact: string | null;
  /** The licensed institution that holds money for providers, sellers and hosts. */
  fundsHeldBy: string | null;
}
