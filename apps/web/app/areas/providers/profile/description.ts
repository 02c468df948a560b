import { escapeHtml } from "@jdj/contract/content/escape-html";
import { plainWords, readSimpleHtml, type SimpleNode } from "@jdj/contract/content/simple-html";

/** The beginning of a line of a list. */
const bullet = /^\s*[-•–]\s+/;

function linesOf(node: SimpleNode): string[] {
  if (typeof node === "string") return node.trim() === "" ? [] : [node.trim()];
  if (node.tag === "ul" || node.tag === "ol")
    return [
      node.children
        .map((child) => plainWords([child]))
        .filter((item) => item !== "")
        .map((item) => `- ${item}`)
        .join("\n"),
    ];
  const text = plainWords([node]);
  return text === "" ? [] : [text];
}

/** The HTML of a description as it is typed: paragraphs apart by an empty line, lists by dashes. */
export function descriptionText(html: string): string {
  return readSimpleHtml(html).flatMap(linesOf).join("\n\n");
}

/** What was typed as HTML: lines that begin with a dash are a list. */
export function descriptionHtml(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n\s*\n/)
    .filter((block) => block.trim() !== "")
    .map((block) => {
      const lines = block.split("\n").filter((line) => line.trim() !== "");
      if (lines.every((line) => bullet.test(line)))
        return `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(bullet, "").trim())}</li>`).join("")}</ul>`;
      return `<p>${escapeHtml(lines.map((line) => line.trim()).join(" "))}</p>`;
    })
    .join("");
}
