import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Toast } from "./toast.tsx";

describe("a toast", () => {
  it("lasts ten seconds, and five when it is short", () => {
    const shown = (short: boolean) =>
      renderToStaticMarkup(<Toast kind="success" text="Mail envoyé avec succès !" short={short} />);
    expect(shown(false)).toContain('data-toast="10000"');
    expect(shown(true)).toContain('data-toast="5000"');
  });
});
