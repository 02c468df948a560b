import type { LegalEntity } from "@jdj/contract/content/legal-entity";
import type { SimpleNode } from "@jdj/contract/content/simple-html";

/** The settings that the texts show. */
export interface TextFacts {
  brand: string;
  publicUrl: string;
  email: string;
  phone: string;
  legal: LegalEntity;
}

/** The company that runs the site, as far as the settings name it: name, register, address. */
export function publisher({ brand, legal }: TextFacts): string {
  const register = legal.register && `immatriculée au RCCM sous le numéro ${legal.register}`;
  return [legal.name ?? brand, register, legal.address].filter(Boolean).join(", ");
}

type Piece = SimpleNode | SimpleNode[];
const element =
  (tag: "p" | "h2" | "h3" | "li" | "strong") =>
  (...pieces: Piece[]): SimpleNode => ({ tag, children: pieces.flat() });

export const p = element("p");
export const h2 = element("h2");
export const h3 = element("h3");
export const strong = element("strong");

const li = element("li");

/** A list, one item for each text. */
export function ul(...items: Piece[]): SimpleNode {
  return { tag: "ul", children: items.map((item) => li(item)) };
}

/** A link to a page of this site. */
export function page({ publicUrl }: TextFacts, path: string, text: string): SimpleNode {
  return { tag: "a", href: publicUrl + path, children: [text] };
}
