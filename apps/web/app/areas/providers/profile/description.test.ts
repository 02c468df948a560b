import { describe, expect, it } from "vitest";
import { descriptionHtml, descriptionText } from "./description.ts";

describe("a description", () => {
  it("is typed as paragraphs and lists, and read back the same", () => {
    const text = "Depuis 2010.\n\n- Attiéké\n- Kedjenou\n\nPour 300 personnes.";
    const html =
      "<p>Depuis 2010.</p><ul><li>Attiéké</li><li>Kedjenou</li></ul><p>Pour 300 personnes.</p>";
    expect(descriptionHtml(text)).toBe(html);
    expect(descriptionText(html)).toBe(text);
  });

  it("has no markup of its writer", () => {
    expect(descriptionHtml("<script>alert(1)</script> & <b>gras</b>")).toBe(
      "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;gras&lt;/b&gt;</p>",
    );
  });

  it("keeps the words of links and headings", () => {
    expect(descriptionText('<h2>Nos plats</h2><p>Voir <a href="https://x.test">ici</a></p>')).toBe(
      "Nos plats\n\nVoir ici",
    );
  });

  it("is empty when nothing was typed", () => {
    expect(descriptionHtml(" \n\n ")).toBe("");
    expect(descriptionText("")).toBe("");
  });
});
