import { notebookMessages } from "@jdj/contract/notebook/messages";
import { ORPCError } from "@orpc/contract";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { foundOrError } from "./found-or-error.ts";
import { LoadFailed } from "./load-failed.tsx";

describe("a section that could not be fetched", () => {
  it("is no error page when the server failed, and one when something else did", async () => {
    const failed = new ORPCError("INTERNAL_SERVER_ERROR", { status: 500 });
    expect(await foundOrError(Promise.reject(failed))).toBeNull();
    const ours = new TypeError("ours");
    await expect(foundOrError(Promise.reject(ours))).rejects.toThrow(ours);
  });

  it("says so in its place, and offers to try again", () => {
    const element = <LoadFailed address="/budgets" />;
    const router = createMemoryRouter([{ path: "/", element }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    expect(html).toContain(notebookMessages.loadFailed);
    expect(html).toMatch(/<a [^>]*href="\/budgets"[^>]*>.*Réessayer/);
  });
});
