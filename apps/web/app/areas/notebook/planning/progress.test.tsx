import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Progress } from "./progress.tsx";

const shown = (done: number, all: number) =>
  renderToStaticMarkup(
    <Progress done={done} all={all} percent={Math.round((done * 100) / all)} seed="awa" />,
  );

describe("what the planning says of its progress", () => {
  it("is that all is ready once every task is done, and not before", () => {
    expect(shown(54, 54)).toContain("Tout est prêt. Bravo, et belle fête");
    expect(shown(53, 54)).toContain("Presque tout est prêt");
    expect(shown(53, 54)).not.toContain("Tout est prêt");
  });

  it("encourages more than it praises while most is left to do", () => {
    expect(shown(2, 54)).toContain("Courage");
    expect(shown(22, 54)).toContain("gardez le rythme");
  });
});
