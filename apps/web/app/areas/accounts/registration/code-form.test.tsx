import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { CodeForm } from "./code-form.tsx";

function shown(isAdvice: boolean, spent = false): string {
  const step = {
    step: "code" as const,
    fields: [["kept", "x"]] as const,
    phone: "+225 07",
    seconds: 90,
    sent: false,
  };
  const form = (
    <CodeForm
      {...step}
      message="Le code est encore valable"
      isAdvice={isAdvice}
      spent={spent}
      errors={{}}
    />
  );
  const page = { path: "*", element: form };
  const root = { id: "root", path: "/", element: <Outlet />, loader: () => null, children: [page] };
  const router = createMemoryRouter([root], {
    initialEntries: ["/page"],
    hydrationData: { loaderData: { root: { path: "/inscription", user: null, brand: "Joie" } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("the form of a code", () => {
  it("shows an advice as such, and a refusal as an alert", () => {
    expect(shown(true)).toContain("Le code est encore valable");
    expect(shown(true)).not.toContain('role="alert"');
    expect(shown(false)).toContain('role="alert"');
  });

  it("says that a code is closed, and counts no time of it", () => {
    expect(shown(true, true).split('name="spent" value="1"')).toHaveLength(2);
    expect(shown(true, true)).not.toContain("Code valable encore");
    expect(shown(true)).not.toContain('name="spent"');
  });
});
