import type { Audience } from "@jdj/contract/invitations/messages-to-guests";

/** What the choice of a message's guests reads of each. */
export interface Addressee {
  answer: "none" | "yes" | "no";
  categoryId: number;
  /** Ids of ceremonies; null: every one that takes place. */
  invitedTo: readonly number[] | null;
  /** The groups by whose links they registered. */
  groupIds: readonly number[];
}

/**
 * Whether a message goes to a guest. Within a list of the audience one of its members suffices, of
 * two lists both must hold, and an empty list leaves nobody out.
 */
export function isAddressed(guest: Addressee, audience: Audience): boolean {
  const { answers, ceremonies, categories, groups } = audience;
  const { invitedTo, groupIds } = guest;
  return (
    (answers.length === 0 || answers.includes(guest.answer)) &&
    (categories.length === 0 || categories.includes(guest.categoryId)) &&
    (ceremonies.length === 0 || ceremonies.some((id) => invitedTo?.includes(id) ?? true)) &&
    (groups.length === 0 || groups.some((id) => groupIds.includes(id)))
  );
}

/** The audience that leaves nobody out. */
export const everybody: Audience = { answers: [], ceremonies: [], categories: [], groups: [] };
