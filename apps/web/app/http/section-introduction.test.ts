import type { Visitor } from "@jdj/contract/accounts/visitor";
import type { Introduction } from "@jdj/contract/content/section-introductions";
import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { visitorContext } from "./context.ts";
import { sectionIntroduction } from "./section-introduction.ts";

it("has its placeholders filled, as text within HTML", () => {
  const sharing: Introduction = {
    title: "",
    first: "Avec [des célébrés] [inconnu].",
    rest: "<p>Chez [des célébrés].</p>",
  };
  const context = new RouterContextProvider();
  context.set(visitorContext, { introductions: { sharing } } as unknown as Visitor);
  expect(sectionIntroduction(context, "sharing", { "des célébrés": "d’Awa & Koffi" })).toEqual({
    title: "",
    first: "Avec d’Awa & Koffi [inconnu].",
    rest: "<p>Chez d’Awa &amp; Koffi.</p>",
  });
});
