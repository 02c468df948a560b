import type { Civility } from "@jdj/contract/notebook/civility";
import type { Guest } from "@jdj/contract/notebook/guests";

/** What a guest answered: nothing yet, yes, no. */
export type Answer = Guest["answer"];

/** A guest as the list shows them. */
export type ListedGuest = {
  id: number;
  civility: Civility;
  lastName: string;
  givenNames: string;
  email: string;
  /** As it is read: the page needs no list of countries. */
  phone: string;
  category: string;
  answer: Answer;
  /** Whom they bring along. */
  companions: number;
  /** With whom they live; empty when it is unknown. */
  household: string;
  secondPhone: string;
  version: number;
};

/** Civilities and answers travel as their place here. */
export const civilities: readonly Civility[] = ["M", "Mme", "Mlle"];
export const answers: readonly Answer[] = ["none", "yes", "no"];

/** The guests of `packGuests`, in the same order. */
export function unpackGuests(packed: string, categories: readonly string[]): ListedGuest[] {
  if (packed === "") return [];
  return packed.split("\n").map((line) => {
    const [id, civility, lastName, givenNames, email, phone, ...rest] = line.split("\t");
    const [category, answer, companions, household, secondPhone, version] = rest;
    return {
      id: Number(id),
      civility: civilities[Number(civility)] ?? "M",
      lastName: lastName ?? "",
      givenNames: givenNames ?? "",
      email: email ?? "",
      phone: phone ?? "",
      category: categories[Number(category)] ?? "",
      answer: answers[Number(answer)] ?? "none",
      companions: Number(companions),
      household: household ?? "",
      secondPhone: secondPhone ?? "",
      version: Number(version),
    };
  });
}
