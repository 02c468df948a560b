import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { ChannelCredit } from "./channel-credit.tsx";
import styles from "./page.module.css";

it("the remaining messages of a channel are green above zero, and red at zero", () => {
  const rows = [0, 1, 24].map((credit) => ({ id: credit, name: "SMS", priceFcfa: 25, credit }));
  const page = <ChannelCredit rows={rows} mayBuy={false} />;
  const router = createMemoryRouter([{ path: "/", element: page }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const cells = [...html.matchAll(/<td class="([^"]*)">(\d+)<\/td>/g)];
  expect(styles.good).not.toBe(styles.bad);
  expect(cells.map(([, tone, credit]) => [credit, tone])).toEqual([
    ["0", styles.bad],
    ["1", styles.good],
    ["24", styles.good],
  ]);
});
