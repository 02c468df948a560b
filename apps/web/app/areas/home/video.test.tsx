import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Video } from "./video.tsx";

it("shows the video's cover and title, and loads the player only after a press", () => {
  const film = { label: "Le carnet en une minute", url: "dQw4w9WgXcQ", cover: "/files/film.jpg" };
  const html = renderToStaticMarkup(<Video video={film} />);
  expect(html).toContain('src="/files/film.jpg"');
  expect(html).toContain('data-video="dQw4w9WgXcQ"');
  expect(html).toContain("Le carnet en une minute");
  expect(html).toContain("<dialog");
  expect(html).not.toContain("<iframe");
  const bare = renderToStaticMarkup(<Video video={{ ...film, cover: null }} />);
  expect(bare).toMatch(/<img src="\/[^"]+"/);
});
