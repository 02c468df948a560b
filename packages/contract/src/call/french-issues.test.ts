import { describe, expect, it } from "vitest";
import { z } from "zod";
import { frenchIssue } from "./french-issues.ts";

const messagesOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: frenchIssue }).error?.issues.map(({ message }) => message);

describe("an invalid field without a sentence of its own", () => {
  it.each([
    [z.object({ a: z.string() }), {}, "Ce champ est requis"],
    [z.string(), 5, "Ce champ doit être un texte"],
    [z.number(), "x", "Ce champ doit être un nombre"],
    [z.int(), 1.5, "Ce champ doit être un nombre entier"],
    [z.boolean(), "x", "Ce champ doit être vrai ou faux"],
    [z.array(z.string()), {}, "Ce champ doit être une liste"],
    [z.object({}), [], "Ce champ doit être un groupe de champs"],
    [z.file(), "x", "Ce champ doit être un fichier"],
    [z.never(), 1, "Ce champ n’est pas valide"],
    [z.string().min(2), "a", "Ce champ doit compter au moins 2 caractères"],
    [z.array(z.string()).min(1), [], "Ce champ doit compter au moins 1 élément"],
    [z.number().min(3), 2, "Ce champ doit valoir au moins 3"],
    [z.string().max(1), "ab", "Ce champ ne peut dépasser 1 caractère"],
    [z.number().max(3), 4, "Ce champ ne peut dépasser 3"],
    [z.email(), "x", "Ce champ doit être une adresse e-mail valide"],
    [z.string().regex(/a/), "b", "Ce champ n’est pas au bon format"],
    [z.number().multipleOf(5), 4, "Ce champ doit être un multiple de 5"],
    [z.strictObject({}), { a: 1 }, "Champ inconnu\u00a0: a"],
    [z.strictObject({}), { a: 1, b: 2 }, "Champs inconnus\u00a0: a, b"],
    [z.enum(["oui", "non"]), "x", "Ce champ doit être l’une de ces valeurs\u00a0: oui, non"],
    [z.union([z.string(), z.number()]), true, "Ce champ n’est pas valide"],
  ])("has a French sentence (%#)", (schema, input, sentence) => {
    expect(messagesOf(schema, input)).toEqual([sentence]);
  });
});
