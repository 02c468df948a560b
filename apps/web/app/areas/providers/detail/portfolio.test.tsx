import type { Media } from "@jdj/contract/providers/detail";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Portfolio } from "./portfolio.tsx";

const provider = { id: 7, name: "Salle Akwaba" };

const media = (id: number, type: Media["type"] = "photo"): Media => ({
  id,
  type,
  path: type === "photo" ? `/files/${id}.webp` : "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  thumbnail: null,
  caption: "",
  width: null,
  height: null,
});

function shown(...medias: Media[]): string {
  return renderToStaticMarkup(<Portfolio provider={provider} medias={medias} />);
}

describe("a provider's portfolio", () => {
  it("previews three items, and tells how many photos and films there are", () => {
    const html = shown(media(1), media(2), media(3), media(4), media(5, "youtube_video"));
    expect([...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source)).toEqual([
      "/files/1.webp",
      "/files/2.webp",
      "/files/3.webp",
    ]);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toMatch(/data-views="photo".*?4\s?photos/);
    expect(html).toMatch(/data-views="video".*?1\s?vidéo</);
  });

  it("fills the places of missing items, and offers no films where there are none", () => {
    expect(shown(media(1)).match(/<li>/g)).toHaveLength(3);
    expect(shown(media(1))).not.toContain("vidéo");
  });
});
