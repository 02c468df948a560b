import { accountMessages } from "@jdj/contract/accounts/messages";
import { inFrench } from "@jdj/contract/call/french-messages";
import { refusal } from "@jdj/contract/call/refusals";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, type LoaderFunction, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { askBroken } from "#app/http/failing-server.fixture.ts";
import Account, { loader as readAccount } from "./account/page.tsx";
import { action as signIn } from "./sign-in/page.tsx";
import { action as signOut } from "./sign-out/page.tsx";

describe("while the server fails", () => {
  it("signing out deletes the cookie and redirects to sign-in", async () => {
    const answer = await askBroken({ action: signOut as LoaderFunction }, "POST");
    if (!(answer instanceof Response)) throw new Error("Signing out must lead elsewhere");
    expect(answer.headers.get("location")).toBe("/connexion");
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("an account that cannot be read is a page that says so, not an error page", async () => {
    const answer = await askBroken({ loader: readAccount as LoaderFunction }, "GET");
    if (answer instanceof Response) throw new Error("The account must stay at its address");
    expect(answer.statusCode).toBe(503);
    expect(Object.values(answer.loaderData)).toEqual([null]);
    const page = createElement(Account as FunctionComponent<{ loaderData: null }>, {
      loaderData: null,
    });
    const router = createMemoryRouter([{ path: "/", element: page }]);
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
    expect(html).toContain(accountMessages.accountFailed);
  });

  it("signing in says that the site cannot answer, and returns what was typed", async () => {
    const answer = await askBroken({ action: signIn as LoaderFunction }, "POST", {
      email: "awa@x.test",
    });
    if (answer instanceof Response) throw new Error("Sign-in must stay at its address");
    expect(answer.statusCode).toBe(500);
    expect(Object.values(answer.actionData ?? {})).toMatchObject([
      { message: inFrench(refusal("busy").message), values: { email: "awa@x.test" } },
    ]);
  });
});
