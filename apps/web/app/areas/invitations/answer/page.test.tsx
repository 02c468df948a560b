import { cardMessages } from "@jdj/contract/campaigns/messages";
import { defaultVoices } from "@jdj/contract/designs/event-voice";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import Attendance from "./page.tsx";

it("a confirmation that failed says so under « Attention ! », and stays on its page", () => {
  const Page = createRoutesStub([
    { id: "root", path: "/", children: [{ id: "rsvp", path: "*", Component: Attendance }] },
  ]);
  const hydrationData = {
    loaderData: {
      root: { path: "/rsvp", user: null, flash: null },
      rsvp: { id: "12", answer: "none", card: null, voice: defaultVoices.festive },
    },
    actionData: { rsvp: { failed: cardMessages.confirmFailed } },
  };
  const html = renderToStaticMarkup(
    <Page initialEntries={["/rsvp"]} hydrationData={hydrationData} />,
  );
  expect(html).toMatch(
    /Attention\s!<\/strong><p>Une erreur s’est produite lors de la confirmation/,
  );
  expect(html).toContain("Réessayer");
  expect(html).not.toContain("Vous allez être conduit à l’accueil");
});
