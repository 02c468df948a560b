/** What a shop must have before its page may go public, in the order in which it is filled in. */
export const checklist = ["texts", "prices", "services", "towns", "address", "photo"] as const;
export type ChecklistItem = (typeof checklist)[number];

/** What each is called. */
export const checklistLabels: Readonly<Record<ChecklistItem, string>> = {
  texts: "Le nom, la phrase et la description",
  prices: "Un prix",
  services: "Vos types de services",
  towns: "Votre ville ou commune",
  address: "Une adresse",
  photo: "Une photo au moins",
};
