import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import words from "#app/ui/words.module.css";
import { ChannelCredit } from "./channel-credit.tsx";

it("the remaining messages of a channel are green above zero, and red at zero", () => {
  const rows = [0, 1, 24].map((credit) => ({ id: credit, name: "SMS", priceFcfa: 25, credit }));
  const page = <ChannelCredit rows={rows} mayBuy={false} />;
  const router = createMemoryRouter([{ path: "/", element: page }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const cells = [...html.matchAll(/<span class="([^"]*)">(\d+)<\/span>/g)];
  expect(`${words.bold} ${words.green}`).not.toBe(words.errorText);
  expect(cells.map(([, tone, credit]) => [credit, tone])).toEqual([
    ["0", words.errorText],
    ["1", `${words.bold} ${words.green}`],
    ["24", `${words.bold} ${words.green}`],
  ]);
});
