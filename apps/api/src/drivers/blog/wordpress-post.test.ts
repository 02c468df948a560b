import { describe, expect, it } from "vitest";
import { readWordpressPost } from "./wordpress-post.ts";

const post = {
  id: 7,
  slug: "le-lieu",
  date_gmt: "2026-10-01T08:00:00",
  modified_gmt: "2026-10-02T08:00:00",
  title: { rendered: "Choisir le lieu &#8211; sans se presser" },
  excerpt: { rendered: "<p>Un jardin, une salle <b>ou</b> la cour [&hellip;]</p>" },
  content: { rendered: '<p onclick="x()">Un <b>jardin</b></p><script>alert(1)</script>' },
};

describe("a post of WordPress", () => {
  it("keeps its text, and only the allowed HTML", () => {
    expect(readWordpressPost(post)).toEqual({
      id: 7,
      slug: "le-lieu",
      title: "Choisir le lieu – sans se presser",
      excerpt: "Un jardin, une salle ou la cour…",
      published_on: "2026-10-01",
      modified_on: "2026-10-02",
      minutes: 1,
      image: null,
      content: "<p>Un <strong>jardin</strong></p>",
    });
  });

  it.each([
    ["https://exemple.test/lieu.jpg", "https://exemple.test/lieu.jpg"],
    ["http://exemple.test/lieu.jpg", undefined],
    ["javascript:alert(1)", undefined],
  ])("has its picture from %s only by https", (source_url, expected) => {
    const media = { source_url, alt_text: "Un jardin" };
    const read = readWordpressPost({ ...post, _embedded: { "wp:featuredmedia": [media] } });
    expect(read.image?.url).toBe(expected);
  });
});
