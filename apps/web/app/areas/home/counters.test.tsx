import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Counters } from "./counters.tsx";

it("shows a counter with its picture where it has one", () => {
  const drawn = renderToStaticMarkup(
    <Counters
      counters={[
        { id: 1, count: 12_000, label: "invitations", image: "/files/tissages/compteur.svg" },
        { id: 2, count: 5, label: "ans", image: null },
      ]}
    />,
  );
  expect(drawn.match(/<img/g)).toHaveLength(1);
  expect(drawn).toContain("/files/tissages/compteur.svg");
});
