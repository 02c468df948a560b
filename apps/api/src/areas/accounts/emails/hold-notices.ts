import type { VendorNotice } from "./vendor-notice-text.ts";

/**
 * The emails about money that staff hold outside a dispute, by kind: `<event>-<side>`. `{shop}` is the
 * provider's or seller's name; the detail says which sale it is, and the reason.
 */
export const holdNotices: Readonly<Record<string, VendorNotice>> = {
  "sale-held-customer": {
    subject: "Nous retenons l’argent payé à {shop}",
    heading: "Nous retenons cet argent",
    paragraphs: [
      "L’argent que vous avez payé pour «\u00a0{shop}\u00a0» reste chez nous jusqu’à nouvel ordre :",
    ],
    after: "Rien ne lui est versé d’ici là, même si la date prévue passe. Nous vous prévenons.",
    action: "Voir la page",
    sms: "nous retenons l’argent payé à {shop}. Rien ne lui est versé pour le moment.",
  },
  "sale-held-provider": {
    subject: "Nous retenons l’argent d’une vente de {shop}",
    heading: "Nous retenons l’argent de cette vente",
    paragraphs: [
      "L’argent de cette vente de «\u00a0{shop}\u00a0» reste chez nous jusqu’à nouvel ordre :",
    ],
    after:
      "Il compte dans vos gains en attente, et n’est pas versé d’ici là, même si la date prévue passe. Une question\u00a0? Répondez à cet e-mail.",
    action: "Voir la vente",
    sms: "nous retenons l’argent d’une vente de {shop}. Le motif est sur sa page.",
  },
  "hold-lifted-customer": {
    subject: "Nous ne retenons plus l’argent payé à {shop}",
    heading: "L’argent n’est plus retenu",
    paragraphs: ["Nous ne retenons plus l’argent que vous avez payé pour «\u00a0{shop}\u00a0» :"],
    after: "Les règles habituelles valent de nouveau\u00a0: votre page dit quand il est versé.",
    action: "Voir la page",
    sms: "nous ne retenons plus l’argent payé à {shop}.",
  },
  "hold-lifted-provider": {
    subject: "Nous ne retenons plus l’argent d’une vente de {shop}",
    heading: "L’argent n’est plus retenu",
    paragraphs: ["Nous ne retenons plus l’argent de cette vente de «\u00a0{shop}\u00a0» :"],
    after: "Les règles habituelles valent de nouveau\u00a0: la page dit quand il est à vous.",
    action: "Voir la vente",
    sms: "nous ne retenons plus l’argent d’une vente de {shop}.",
  },
};
