import { civilities } from "@jdj/contract/person/civility";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Portrait } from "./portrait.tsx";

describe("the picture of an account", () => {
  it("is another for each civility", () => {
    const drawn = civilities.map((civility) =>
      renderToStaticMarkup(<Portrait civility={civility} seed="awa" />),
    );
    expect(drawn[0]).toContain("Silhouette d’un homme");
    expect(new Set(drawn).size).toBe(3);
  });
});
