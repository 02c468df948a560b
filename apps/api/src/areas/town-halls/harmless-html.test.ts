import { describe, expect, it } from "vitest";
import { isHarmlessHtml, shownHtml } from "./harmless-html.ts";

describe("the HTML of a town hall's texts", () => {
  it.each([
    "",
    "Sans balise & sans façon",
    "<p>Un <strong>texte</strong><br>en deux lignes.</p>",
    "<h2>Pièces</h2><ul><li>Une</li><li>Deux</li></ul>",
    '<p><a href="https://exemple.test/a?b=1">ici</a>, <a href="tel:+2250000000101">là</a></p>',
    '<a href="/faq">nos réponses</a>',
  ])("may be %j", (html) => {
    expect(isHarmlessHtml(html)).toBe(true);
    expect(shownHtml(html)).toBe(html);
  });

  it.each([
    "<script>alert(1)</script>",
    '<p onclick="alert(1)">Bonjour</p>',
    "<p style='position:fixed'>Bonjour</p>",
    '<img src="https://ailleurs.test/x.png">',
    '<a href="javascript:alert(1)">ici</a>',
    '<a href="//ailleurs.test">ici</a>',
    '<a href="https://exemple.test" onclick="alert(1)">ici</a>',
    "<a>ici</a>",
    "<svg><p></p></svg>",
    "<P>Bonjour</P>",
    "<p>sans fin",
    "<p><strong>croisé</p></strong>",
    "</p>",
    "</br>",
    "<p",
    "<!-- <p> -->",
  ])("is never %j, which is shown as plain text instead", (html) => {
    expect(isHarmlessHtml(html)).toBe(false);
    expect(shownHtml(html)?.slice(3, -4)).not.toMatch(/[<>"']/);
  });

  it("is null where there is no text", () => {
    expect(shownHtml(null)).toBeNull();
  });
});
