import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOf, isHtml, linkAddress, plainText } from "./rich-text-value.ts";

test("paragraphs and lists are read as lines", () => {
  expect(plainText("<p>Chère <strong>Awa</strong>,</p><p></p><p>Venez !</p>")).toBe(
    "Chère Awa,\n\nVenez !",
  );
  expect(plainText("<ul><li><p>mairie</p></li><li><p>dîner</p></li></ul><p>À bientôt</p>")).toBe(
    "• mairie\n• dîner\nÀ bientôt",
  );
  expect(plainText("<p>une<br>deux</p>")).toBe("une\ndeux");
});

test("plain lines are unchanged after a conversion to HTML and back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary-ascii" }), (typed) => {
      const text = typed.replace(/\r/g, "");
      expect(plainText(htmlOf(text))).toBe(text);
    }),
  );
});

test("text that looks like tags stays text", () => {
  expect(htmlOf("<script>")).toBe("<p>&lt;script&gt;</p>");
  expect(plainText("<p>&lt;b&gt; &amp;lt;</p>")).toBe("<b> &lt;");
});

test("a draft of plain lines is distinguished from HTML", () => {
  expect(isHtml("<p>Chère Awa</p>")).toBe(true);
  expect(isHtml("Chère Awa <3")).toBe(false);
});

test("a link is completed, and only pages, e-mail addresses and phone numbers are linked to", () => {
  expect(linkAddress(" exemple.ci/plan ")).toBe("https://exemple.ci/plan");
  expect(linkAddress("https://exemple.ci")).toBe("https://exemple.ci");
  expect(linkAddress("awa@exemple.ci")).toBe("mailto:awa@exemple.ci");
  expect(linkAddress("tel:+2250701020304")).toBe("tel:+2250701020304");
  expect(linkAddress("javascript:alert(1)")).toBeNull();
  expect(linkAddress("deux mots.ci")).toBeNull();
  expect(linkAddress("")).toBeNull();
});
