import { type SimpleNode, writeSimpleHtml } from "@jdj/contract/content/simple-html";
import { infoSiteIds } from "@jdj/contract/content/site";
import type { ApiSettings } from "../../../../settings.ts";
import type { TextFacts } from "./blocks.ts";
import { privacy } from "./privacy.ts";
import { questions } from "./questions.ts";
import { terms } from "./terms.ts";

/** The site's texts by their historical ids, each with the date of its last change. */
const texts = new Map<
  number,
  { title: string; updatedOn: string; write: (facts: TextFacts) => SimpleNode[] }
>([
  [
    infoSiteIds.terms,
    { title: "Conditions générales d’utilisation", updatedOn: "2026-11-22", write: terms },
  ],
  [
    infoSiteIds.questions,
    { title: "Questions fréquentes", updatedOn: "2026-11-21", write: questions },
  ],
  [infoSiteIds.privacy, { title: "Vos données", updatedOn: "2026-11-22", write: privacy }],
]);

/**
 * A text of the site as HTML, with the product's name and addresses filled in; null for an unknown
 * id.
 */
export function siteText(id: number, { brand, publicUrl, contacts, legal }: ApiSettings) {
  const text = texts.get(id);
  if (text === undefined) return null;
  const { email, phone } = contacts;
  const value = writeSimpleHtml(text.write({ brand, publicUrl, email, phone, legal }));
  return { id, title: text.title, value, updated_on: text.updatedOn };
}
