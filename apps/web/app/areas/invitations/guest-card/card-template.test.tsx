import { defaultVoices } from "@jdj/contract/designs/event-voice";
import type { PublicCard } from "@jdj/contract/invitations/rsvp";
import fc from "fast-check";
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouterProvider,
  useLoaderData,
} from "react-router";
import { describe, expect, it } from "vitest";
import { createPageTemplates } from "#app/document/page-template.ts";
import { renderWhole } from "#app/document/render-whole.ts";
import { GuestCardView } from "./guest-card.tsx";
import { type CardPageData, markCardPage } from "./mark-card-page.ts";

const handle = { page: "static" as const, mark: markCardPage };
const site = {
  user: null,
  brand: "Joie & Jour",
  demonstration: false,
  publicUrl: "https://x.test",
};

function ShownCard() {
  const data = useLoaderData<CardPageData>();
  return data.kind === "guest" ? <GuestCardView {...data} failed={undefined} /> : null;
}

/** The page of a card, as the router has it once its loaders have run. */
async function pageOf(data: CardPageData, root: object = {}, search = "") {
  const path = `/wedding-card/${data.token}`;
  const handler = createStaticHandler([
    {
      id: "root",
      path: "/",
      Component: Outlet,
      loader: () => ({ ...site, path, flash: null, ...root }),
      children: [
        {
          id: "card",
          path: "wedding-card/:weddingCardId",
          loader: () => data,
          Component: ShownCard,
        },
      ],
    },
  ]);
  const context = await handler.query(new Request(`https://site.test${path}${search}`));
  if (context instanceof Response) throw new Error("The page answered with a response");
  return { handler, context };
}

type Page = Awaited<ReturnType<typeof pageOf>>;

function renderDirectly({ handler, context }: Page) {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderWhole(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    nonce: "",
    onError: () => {},
  });
}

/** A card by its template and directly, and how often the template was rendered for it. */
async function render(data: CardPageData, templates = createPageTemplates()) {
  const page = await pageOf(data);
  let rendered = 0;
  const byTemplate = await templates.render(page.context, handle, (context) => {
    rendered += 1;
    return renderDirectly({ ...page, context });
  });
  const directly = await renderDirectly(page);
  return { rendered, byTemplate: byTemplate?.toString(), directly: directly.toString() };
}

const text = fc.oneof(
  { arbitrary: fc.string({ unit: "grapheme", maxLength: 30 }), weight: 3 },
  { arbitrary: fc.string({ unit: "binary", maxLength: 10 }), weight: 1 },
  fc.constantFrom(
    "",
    " ",
    "\n",
    "Awa",
    `N’Guessan "l'aîné" & <fils>`,
    "&amp;",
    "&#x27;",
    "</title><script>alert(1)</script>",
    "<!-- -->",
    "محمد",
    "👨‍👩‍👧‍👦",
    "$& $1 $$",
    "m0m",
    "[prénoms]",
    "é".repeat(3000),
  ),
);
const token = fc.string({
  unit: fc.constantFrom(..."0123456789abcdefghjkmnpqrstvwxyz"),
  minLength: 16,
  maxLength: 16,
});

/** A card of few events, so that guests meet the templates of others. */
const card = fc
  .record({
    token,
    civility: fc.constantFrom("Madame", "Monsieur", "Mademoiselle"),
    last: text,
    given: text,
    subject: text,
    message: text,
    answer: fc.constantFrom("none" as const, "yes" as const, "no" as const),
    answeredAt: fc.constantFrom(null, "2026-11-20T10:00:00.000Z", "2026-11-21T11:00:00.000Z"),
    eventName: fc.constantFrom("Mariage d’Awa & Koffi", `La "fête"`),
    allowed: fc.integer({ min: 0, max: 2 }),
    coming: fc.integer({ min: 0, max: 2 }),
    deadline: fc.constantFrom(null, "2027-03-01"),
    open: fc.boolean(),
    own: fc.boolean(),
    inline: fc.option(fc.base64String(), { nil: undefined }),
    reply: text,
    asks: fc.boolean(),
    comes: fc.constantFrom(null, true, false),
    status: fc.constantFrom("planned" as const, "moved" as const, "cancelled" as const),
    purpose: fc.constantFrom("invitation" as const, "thanks" as const),
  })
  .map((one): CardPageData & { kind: "guest" } => {
    const base = `/api/v1/wedding-cards/${one.token}`;
    const held = {
      date: "2027-03-20",
      time: "10:30",
      place: "l’église d’Adjamé",
      place_prefix: null,
    };
    const made: PublicCard = {
      guest: { civility: one.civility, last_name: one.last, given_names: one.given },
      answer: one.answer,
      answered_at: one.answeredAt,
      event: {
        name: one.eventName,
        hosts: "Awa & Koffi",
        date: "2027-03-20",
        date_precision: "exact",
        status: one.status,
        seed: "awa",
        voice: defaultVoices.festive,
        gift_list: one.own ? "/liste-de-cadeaux/cccccccccccccccc" : null,
        page: one.own ? "/fete/awa-et-koffi" : null,
        page_asks_password: one.own,
      },
      message: { subject: one.subject, text: one.message },
      purpose: one.purpose,
      card: {
        file:
          one.inline === undefined
            ? one.own
              ? "/files/7?e=1&s=abc"
              : `${base}/card.png`
            : `data:image/png;base64,${one.inline}`,
        width: 1080,
        height: 1512,
      },
      ceremonies: [1, 2].map((id) => ({
        ...held,
        id,
        name: `Cérémonie ${id}`,
        calendar: `${base}/ceremonies/${id}.ics`,
        comes: one.comes,
      })),
      companions: { allowed: one.allowed, coming: one.coming },
      questions: [
        {
          id: 1,
          kind: "choice",
          label: "Repas",
          choices: ["Poisson", "Poulet"],
          per_person: true,
          replies: ["Poulet"],
        },
        {
          id: 2,
          kind: "text",
          label: "Un mot",
          choices: [],
          per_person: false,
          replies: [one.reply],
        },
      ],
      deadline: one.deadline,
      entry:
        one.answer === "yes"
          ? {
              svg: `${base}/entree.svg`,
              png: `${base}/entree.png`,
              google_wallet: `${base}/google-wallet`,
            }
          : null,
      can: { answer: one.open },
    };
    return {
      kind: "guest",
      voice: defaultVoices.festive,
      token: one.token,
      maps: "android",
      asks: one.asks,
      card: made,
    };
  });

const [sample] = fc.sample(card, { numRuns: 1, seed: 7 });
if (!sample) throw new Error("There is no sample");
const plain = { ...sample, asks: false };

/** The same invitation for another guest. */
function another(data: typeof plain, name: string, theirs: string): typeof plain {
  const text = JSON.stringify(data).replaceAll(data.token, theirs);
  const theirCard: typeof plain = JSON.parse(text);
  return {
    ...theirCard,
    card: {
      ...theirCard.card,
      guest: { civility: "Madame", last_name: name, given_names: `${name}-Élysée` },
      message: { subject: `Pour ${name}`, text: `Chère ${name}, venez !` },
    },
  };
}

describe("the page of a guest's card, made from a template", () => {
  it("is the page rendered for the guest, to the last byte", async () => {
    const templates = createPageTemplates();
    await fc.assert(
      fc.asyncProperty(card, async (data) => {
        const { byTemplate, directly } = await render(data, templates);
        expect(byTemplate).toBe(data.asks ? undefined : directly);
      }),
      { numRuns: 150 },
    );
  });

  it("is rendered once for guests who were asked and answered alike, and shows each their own alone", async () => {
    const templates = createPageTemplates();
    const first = await render(another(plain, "Konan", "aaaaaaaaaaaaaaaa"), templates);
    const second = await render(another(plain, `O"Brien <&>`, "bbbbbbbbbbbbbbbb"), templates);
    expect([first.rendered, second.rendered]).toEqual([1, 0]);
    expect(second.byTemplate).toBe(second.directly);
    expect(second.byTemplate).toContain("O&quot;Brien &lt;&amp;&gt;");
    expect(second.byTemplate).not.toMatch(/Konan|aaaaaaaaaaaaaaaa/);
  });

  it("is another template for another answer, deadline, party or event", async () => {
    const templates = createPageTemplates();
    const of = (change: Partial<PublicCard>) =>
      render({ ...plain, card: { ...plain.card, ...change } }, templates);
    await of({});
    const changed = await Promise.all([
      of({ answer: plain.card.answer === "no" ? "none" : "no", entry: null }),
      of({ deadline: "2030-01-01" }),
      of({ companions: { allowed: 7, coming: 5 } }),
      of({ event: { ...plain.card.event, hosts: "Aya & Yao" } }),
    ]);
    expect(changed.map(({ rendered }) => rendered)).toEqual([1, 1, 1, 1]);
    for (const { byTemplate, directly } of changed) expect(byTemplate).toBe(directly);
  });

  it("is made for a stranger without a flash message or a query, and for nobody else", async () => {
    const never = () => Promise.reject(new Error("rendered"));
    const make = async (root: object, search = "") => {
      const { context } = await pageOf(plain, root, search);
      return createPageTemplates().render(context, handle, never);
    };
    await expect(make({})).rejects.toThrow("rendered");
    expect(await make({ user: { id: 1 } })).toBeNull();
    expect(await make({ flash: { kind: "info", text: "Bonjour" } })).toBeNull();
    expect(await make({}, "?utm=x")).toBeNull();
  });

  it("takes a bounded memory", async () => {
    const templates = createPageTemplates(100_000);
    for (let day = 1; day < 28; day += 1) {
      const deadline = `2027-03-${String(day).padStart(2, "0")}`;
      await render({ ...plain, card: { ...plain.card, deadline } }, templates);
      expect(templates.size()).toBeLessThanOrEqual(100_000);
    }
  });
});
