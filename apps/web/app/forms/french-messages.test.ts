import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Visitor } from "@jdj/contract/accounts/visitor";
import { frenchSentences, inFrench } from "@jdj/contract/call/french-messages";
import { fieldRefusal, refusal, refusalMessage } from "@jdj/contract/call/refusals";
import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { visitorContext } from "#app/http/context.ts";
import { flashCookie } from "#app/http/cookies/flash-cookie.ts";
import { redirectWithFlash } from "#app/http/flash.ts";
import { refused } from "./form-state.ts";

const root = resolve(import.meta.dirname, "../../../..");
const table = "packages/contract/src/call/french-messages.ts";
const sentences = Object.entries(frenchSentences);

/** The text of sources, without tests and the table itself. */
function sourcesOf(...patterns: string[]): { path: string; text: string }[] {
  return globSync(patterns, { cwd: root })
    .filter((path) => path !== table && !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

const specified = readFileSync(join(root, "docs/spec-coverage.md"), "utf8").replaceAll(
  "{product name}",
  "Joie du Jour",
);
const contract = sourcesOf("packages/contract/src/**/*.ts");
const shown = sourcesOf(
  "apps/web/app/**/*.{ts,tsx}",
  "apps/console/src/**/*.{ts,tsx}",
  "apps/api/src/**/emails/*.{ts,tsx}",
);

/** The messages of the contract whose sentence has a mistake: those that calls answer. */
const answered = contract.flatMap(({ path, text }) =>
  [...text.matchAll(/^(?: {2}|export const )(\w+)(?::| =)\s+"([^"]+)"[,;]$/gm)].flatMap(
    ([, name = "", sentence = ""]) =>
      /(messages|\/sentences)\.ts$/.test(path) && inFrench(sentence) !== sentence ? [name] : [],
  ),
);

describe("a sentence of the specification that has a mistake", () => {
  it.each(sentences)("is the specification's or a call's, to the letter: %s", (original) => {
    const isAnswered = contract.some(({ text }) => text.includes(`"${original}"`));
    expect(isAnswered || specified.includes(original)).toBe(true);
  });

  it.each(sentences)("stands in no source of what people read: %s", (original) => {
    // Followed by its end: a shorter sentence may begin a correct one.
    const literals = [`"${original}"`, `'${original}'`, `\`${original}\``, `>${original}<`];
    const places = shown.filter(({ text }) => literals.some((literal) => text.includes(literal)));
    expect(places.map(({ path }) => path)).toEqual([]);
  });

  it("is read in correct French, which has no mistake of the table", () => {
    for (const [original, correct] of sentences) {
      expect(inFrench(original)).toBe(correct);
      expect(inFrench(correct)).toBe(correct);
      expect(correct).not.toMatch(/ [!?:;]|'|\.\.\./);
    }
    expect(inFrench("Informations enregistrées")).toBe("Informations enregistrées");
  });

  it("of a call is named by a page only where it is read in correct French", () => {
    expect(answered).toContain("guestsAdded");
    const names = new RegExp(`[mM]essages\\.(${answered.join("|")})\\b`, "g");
    const bare = shown.flatMap(({ path, text }) =>
      [...text.matchAll(names)].flatMap(({ 0: name, index }) => {
        const before = text.slice(Math.max(0, index - 160), index);
        const isRead = /(inFrench\(|text:|text =|const text = [^;]*|refused\([^;]*)\s*\w*$/.test(
          before,
        );
        return isRead ? [] : [`${path}: ${name}`];
      }),
    );
    expect(bare).toEqual([]);
  });

  it("is corrected in the refusal of a form, at its fields and in a toast", async () => {
    const wrong = refusal("wrong-credentials");
    const form = new FormData();
    expect(refusalMessage(wrong)).toBe(inFrench(wrong.message));
    expect(refused(wrong, form).data.message).toBe(inFrench(wrong.message));
    const field = fieldRefusal({ amount: ["Montant minimum 100Fcfa"] });
    expect(refused(field, form).data.errors).toEqual({
      amount: [frenchSentences["Montant minimum 100Fcfa"]],
    });
    const context = new RouterContextProvider();
    const visitor = { secure: false } as Visitor;
    context.set(visitorContext, visitor);
    const text = "Evenement choisi avec succès !";
    const answer = await redirectWithFlash(context, "/", { kind: "success", text });
    const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const request = new Request("http://joie.test/", { headers: { cookie } });
    const flash = await flashCookie.read(request, visitor);
    expect(flash?.text).toBe(frenchSentences[text]);
  });
});
