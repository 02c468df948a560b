import { z } from "zod";
import { call } from "../call/call.ts";
import { refusals } from "../call/refusals.ts";
import { CalendarDate, Id } from "../call/shapes.ts";
import { introductionKeys } from "./section-introductions.ts";

/** One slide of the home page. A `description` of PUB hides its title and its text. */
const Slider = z.object({
  id: Id,
  image: z.string(),
  title: z.string(),
  description: z.string(),
  btn1_text: z.string().nullable(),
  btn1_link: z.string().nullable(),
});

/** A counter of the home page. The one with id 2 counts years since a date. */
const Counter = z.object({
  id: Id,
  count: z.int().nonnegative(),
  label: z.string(),
  image: z.string().nullable(),
});

/** The promotional video; `url` is its id at the host. */
const Video = z.object({
  id: Id,
  label: z.string(),
  url: z.string(),
  cover: z.string().nullable(),
});

/** A text of the site; `value` is HTML of the tags of `simple-html.ts`. */
export const SitePage = z.object({
  id: Id,
  title: z.string(),
  value: z.string(),
  updated_on: CalendarDate,
});

export const site = {
  sliders: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/sliders",
      tags: ["content"],
      summary: "The home's slider",
    })
    .output(z.array(Slider)),

  socialCount: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/social-count",
      tags: ["content"],
      summary: "The home's figures",
    })
    .output(z.array(Counter)),

  /** The social networks and app stores that every page links to; null for a store without the app. */
  links: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/site-links",
      tags: ["content"],
      summary: "Networks and app stores",
    })
    .output(
      z.object({
        networks: z.array(z.object({ name: z.string(), url: z.string() })),
        stores: z.object({ android: z.string().nullable(), ios: z.string().nullable() }),
      }),
    ),

  /** The headings and introductions of pages and sections, with their placeholders unfilled. */
  introductions: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/introductions",
      tags: ["content"],
      summary: "Headings and introductions",
    })
    .output(
      z.array(
        z.object({
          key: z.enum(introductionKeys),
          title: z.string(),
          first: z.string(),
          rest: z.string(),
        }),
      ),
    ),

  /** A text of the site; `value` is HTML of the tags of `simple-html.ts`. */
  infoSite: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/info_site/{id}",
      tags: ["content"],
      summary: "A text of the site",
    })
    .input(z.object({ id: z.coerce.number() }))
    .output(SitePage)
    .errors(refusals("not-found")),

  /** The promotional video, or null when none is shown. */
  activatedVideo: call("anyone")
    .route({
      method: "GET",
      path: "/api/v1/video-is_activated",
      tags: ["content"],
      summary: "The promotional video",
    })
    .output(z.object({ data: Video.nullable() })),
};
