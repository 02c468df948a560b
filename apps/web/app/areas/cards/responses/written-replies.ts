import type { Responses } from "@jdj/contract/cards/responses";

/** The most texts of one question that the page shows; the export has them all. */
const MOST_SHOWN = 50;

/** What guests wrote to one question. */
export type WrittenReplies = {
  id: number;
  label: string;
  texts: { guest: number; name: string; text: string }[];
  more: number;
};

/** The texts that guests wrote, question by question. */
export function writtenReplies({ questions, guests }: Responses): WrittenReplies[] {
  return questions
    .filter(({ kind }) => kind === "text")
    .map(({ id, label }) => {
      const texts = guests.flatMap((guest) => {
        const text = guest.replies.find(({ question_id }) => question_id === id)?.values[0];
        const name = `${guest.given_names} ${guest.last_name}`;
        return text ? [{ guest: guest.id, name, text }] : [];
      });
      const more = Math.max(0, texts.length - MOST_SHOWN);
      return { id, label, texts: texts.slice(0, MOST_SHOWN), more };
    });
}
