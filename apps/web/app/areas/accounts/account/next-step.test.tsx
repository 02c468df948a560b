import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { NextStep } from "./next-step.tsx";

const email = "awa@exemple.test";

describe("the account's one button", () => {
  it.each([
    ["Mettre à jour mon compte", { hasBirthDate: false, verified: false, email }],
    ["Mettre à jour mon compte", { hasBirthDate: false, verified: true, email }],
    ["Activer mon compte", { hasBirthDate: true, verified: false, email }],
    ["Modifier", { hasBirthDate: true, verified: true, email }],
    ["Modifier", { hasBirthDate: true, verified: false, email: null }],
    ["Modifier", { hasBirthDate: true, verified: false, email, hasMail: false }],
  ])("is « %s » for %j", (label, account) => {
    const router = createMemoryRouter([{ path: "/", element: <NextStep hasMail {...account} /> }]);
    const html = renderToStaticMarkup(<RouterProvider router={router} />);
    const labels = ["Mettre à jour mon compte", "Activer mon compte", "Modifier"];
    expect(labels.filter((one) => html.includes(one))).toEqual([label]);
  });
});
