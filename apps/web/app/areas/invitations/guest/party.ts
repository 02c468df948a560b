import type { GuestPage } from "@jdj/contract/invitations/guest-page";

/** One of those who come, with what was said of them: « Repas : Poulet ». */
interface Person {
  who: string;
  replies: string[];
}

/** What was said of the whole party. */
interface Words {
  id: number;
  label: string;
  text: string;
}

/**
 * Who comes with a guest, and what each of them answered. A companion whose name was asked, by a
 * question that names it, is called by it.
 */
export function partyOf(
  { companions, given_names, last_name, replies }: GuestPage["answer"],
  questions: GuestPage["questions"],
): { people: Person[]; words: Words[] } {
  const said = (id: number) => replies.find((one) => one.question_id === id)?.values ?? [];
  const each = questions.filter(({ per_person }) => per_person);
  const naming = each.find(({ kind, label }) => kind === "text" && /\b(pré)?noms?\b/iu.test(label));
  const people = Array.from({ length: 1 + companions }, (_, at) => {
    const named = naming && at > 0 ? said(naming.id)[at]?.trim() : "";
    const own = at === 0 ? `${given_names} ${last_name}`.trim() : `Accompagnant ${at}`;
    return {
      who: named || own,
      replies: each.flatMap(({ id, label }) => {
        const value = id === naming?.id ? "" : said(id)[at];
        return value ? [`${label}\u00a0: ${value}`] : [];
      }),
    };
  });
  const words = questions.flatMap(({ id, label, per_person }) => {
    const text = per_person ? "" : (said(id)[0] ?? "");
    return text === "" ? [] : [{ id, label, text }];
  });
  return { people, words };
}
