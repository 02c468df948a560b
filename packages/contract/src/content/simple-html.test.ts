import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainWords, readSimpleHtml, writeSimpleHtml } from "./simple-html.ts";

const clean = (html: string) => writeSimpleHtml(readSimpleHtml(html));

describe("the HTML of a text", () => {
  it("keeps headings, paragraphs, lists, quotes, strong text and links", () => {
    const html =
      "<h2>Le lieu</h2><p>Un <strong>grand</strong> <em>jardin</em>.</p><ul><li>un</li></ul><ol><li>deux</li></ol><blockquote>Oui</blockquote>";
    expect(clean(html)).toBe(html);
  });

  it("keeps a link to http or https, with its address alone", () => {
    expect(clean('<a href="https://exemple.test/a?b=1&amp;c=2" onclick="x()">ici</a>')).toBe(
      '<a href="https://exemple.test/a?b=1&amp;c=2" rel="noopener">ici</a>',
    );
  });

  it.each([
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java&#115;cript:alert(1)"],
    ["data:text/html,<script>alert(1)</script>"],
    ["//exemple.test"],
    [" \u0001javascript:alert(1)"],
    ["https://"],
  ])("removes the link « %s »", (href) => {
    expect(clean(`<a href="${href}">ici</a>`)).toBe("ici");
  });

  it.each([
    ["<script>alert(1)</script>après", "après"],
    ["<style>p{}</style>après", "après"],
    ["<iframe src=x>dedans</iframe>après", "après"],
    ["<svg><p onload=alert(1)>x</p></svg>après", "après"],
    ["<script>alert(1)", ""],
    ["<!-- <p>non</p> -->oui", "oui"],
    ["<!-- jamais fermé <p>non</p>", ""],
    ["<!doctype html><p>oui</p>", "<p>oui</p>"],
  ])("drops the parts of « %s » that are not text", (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it("drops unknown tags and keeps their text", () => {
    expect(clean('<div class="x"><img src=x onerror=alert(1)><span>mot</span></div>')).toBe("mot");
  });

  it("handles a closing bracket within an attribute", () => {
    expect(clean('<p title="a>b<script>">mot</p>')).toBe("<p>mot</p>");
  });

  it("escapes a tag that was written as text", () => {
    expect(clean("&lt;script&gt;alert(1)&lt;/script&gt;")).toBe(
      "&lt;script&gt;alert(1)&lt;/script&gt;",
    );
    expect(clean("5 < 6 & 7 > 4")).toBe("5 &lt; 6 &amp; 7 &gt; 4");
  });

  it("closes open tags and ignores closing tags without an opening one", () => {
    expect(clean("<p>un<p>deux</strong>")).toBe("<p>un</p><p>deux</p>");
    expect(clean("<ul><li>un")).toBe("<ul><li>un</li></ul>");
  });

  it("replaces old tags by their modern ones", () => {
    expect(clean("<h1>Titre</h1><b>gras</b><i>fin</i>")).toBe(
      "<h2>Titre</h2><strong>gras</strong><em>fin</em>",
    );
  });

  it("drops the tags of elements nested without end, and keeps their text", () => {
    const html = clean(`${"<em>".repeat(3000)}mot${"</em>".repeat(3000)}<p>fin</p>`);
    expect(html).toMatch(/^(?:<em>){24}mot(?:<\/em>){24}<p>fin<\/p>$/);
  });

  it("never lets an unlisted tag through, for any input", () => {
    const piece = fc.constantFrom(
      ..."<script>|</script>|<p>|</p>|<a href='javascript:x'>|</a>|<svg>|</svg>|<b".split("|"),
      ..."<img src=x onerror=y>|&lt;|&#60;|\"|'|>|<|<!--|-->| mot ".split("|"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = clean(pieces.join(""));
        const left = html.replace(/<\/?(?:p|strong|em|h[23])>|<\/?a[^<>]*>/g, "");
        expect(left).not.toMatch(/[<>]/);
        expect(html).not.toMatch(/<a href="(?!https?:)/);
        expect(clean(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it("returns its text on one line", () => {
    expect(plainWords(readSimpleHtml("<h2>Un</h2><p>deux<br>trois <em>quatre</em></p>"))).toBe(
      "Un deux trois quatre",
    );
  });
});
