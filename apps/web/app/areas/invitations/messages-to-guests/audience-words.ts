import type { Client } from "@jdj/contract/client";
import type { Audience } from "@jdj/contract/invitations/messages-to-guests";

/** To whom a message may go. */
export type Choices = Awaited<ReturnType<Client["invitations"]["guestMessages"]["choices"]>>;

/** The answers, as hosts read them. */
export const answerLabels = {
  yes: "Ils viennent",
  none: "Sans réponse",
  no: "Ne viennent pas",
} as const;

/** An audience in words: « Ils viennent ou sans réponse · Famille ». */
export function audienceWords(audience: Audience, choices: Choices): string {
  const named = (list: "ceremonies" | "categories" | "groups") =>
    choices[list].filter(({ id }) => audience[list].includes(id)).map(({ name }) => name);
  const parts = [
    audience.answers.map((answer) => answerLabels[answer]),
    named("ceremonies"),
    named("categories"),
    named("groups"),
  ];
  const said = parts.filter((names) => names.length > 0).map((names) => names.join(" ou "));
  return said.join(" · ") || "Tous vos invités";
}
