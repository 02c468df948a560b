/** What a shop must have before its page may go public, in the order in which it is filled in. */
export const checklist = ["texts", "prices", "services", "towns", "address", "photo"] as const;
export type ChecklistItem = (typeof checklist)[number];
