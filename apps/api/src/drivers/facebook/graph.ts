import { createHmac } from "node:crypto";
import { z } from "zod";
import { fetchOutside } from "../outbound/fetch-outside.ts";
import { FacebookAway, type FacebookDriver, type FacebookPerson } from "./port.ts";

/** Where Facebook is, and who we are to it. */
export interface GraphSettings {
  appId: string;
  appSecret: string;
  /** Address of the consent page. */
  dialog: string;
  /** Address that the calls begin with. */
  graph: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Facebook itself, at a stated version of its interface. */
export const liveFacebook = {
  dialog: "https://www.facebook.com/v23.0/dialog/oauth",
  graph: "https://graph.facebook.com/v23.0",
  fetch: async (request: Request) => {
    const answer = await fetchOutside(request.url, { origins: ["https://graph.facebook.com"] });
    return new Response(new Uint8Array(answer.body), { status: answer.status });
  },
};

const Granted = z.object({ access_token: z.string().min(1) });
const Person = z.object({
  id: z.string().regex(/^\d{1,30}$/),
  first_name: z.string().default(""),
  last_name: z.string().default(""),
  email: z.email().optional(),
});

/** What a call with a person's token is signed with, so that a stolen token is of no use alone. */
export function appSecretProof(appSecret: string, accessToken: string): string {
  return createHmac("sha256", appSecret).update(accessToken).digest("hex");
}

/** Sign-in by the Graph API: the code is exchanged here, with the application's secret. */
export function graphFacebook(settings: GraphSettings): FacebookDriver {
  const { appId, appSecret, dialog, graph } = settings;

  /** One call; null for a refusal of Facebook's (4xx). */
  async function ask<T>(path: string, query: Record<string, string>, shape: z.ZodType<T>) {
    const url = `${graph}${path}?${new URLSearchParams(query)}`;
    const response = await settings.fetch(new Request(url)).catch((error: unknown) => {
      throw new FacebookAway("Facebook does not answer", { cause: error });
    });
    if (response.status >= 400 && response.status < 500) return null;
    const read = shape.safeParse(await response.json().catch(() => null));
    if (!response.ok || !read.success)
      throw new FacebookAway(`Facebook answers ${response.status}`);
    return read.data;
  }

  return {
    consentAddress({ state, returnTo }) {
      const query = {
        client_id: appId,
        redirect_uri: returnTo,
        state,
        response_type: "code",
        scope: "public_profile,email",
      };
      return `${dialog}?${new URLSearchParams(query)}`;
    },

    async personOf({ code, returnTo }): Promise<FacebookPerson | null> {
      const granted = await ask(
        "/oauth/access_token",
        { client_id: appId, client_secret: appSecret, redirect_uri: returnTo, code },
        Granted,
      );
      if (granted === null) return null;
      const token = granted.access_token;
      const person = await ask(
        "/me",
        {
          fields: "id,first_name,last_name,email",
          access_token: token,
          appsecret_proof: appSecretProof(appSecret, token),
        },
        Person,
      );
      return (
        person && {
          id: person.id,
          givenNames: person.first_name,
          lastName: person.last_name,
          email: person.email?.toLowerCase() ?? null,
        }
      );
    },
  };
}
