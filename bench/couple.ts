interface CaughtMessage {
  to: string;
  kind: string;
  links: string[];
}

/** A verified couple of a measurement, signed in. */
export interface Couple {
  token: string;
  eventId: number;
}

/** The value of the session cookie, as `apps/web/app/http/cookies/session-cookie.ts` writes it. */
export function sessionCookieValue(token: string): string {
  return encodeURIComponent(btoa(JSON.stringify(token)));
}

/** Calls the API as JSON; anything but success is an error. */
export async function call<T>(
  url: string,
  method: string,
  path: string,
  options: { token?: string; body?: unknown } = {},
): Promise<T> {
  const isForm = options.body instanceof FormData;
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(isForm ? {} : { "content-type": "application/json" }),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.body === undefined
      ? {}
      : { body: options.body instanceof FormData ? options.body : JSON.stringify(options.body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Waits for what comes in the end, 60 s at most. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("The condition was not met within a minute");
}

/** Registers a couple, opens the link of the email and signs in. */
export async function registerCouple(url: string): Promise<Couple> {
  const email = `mesure-${crypto.randomUUID()}@exemple.test`;
  const { user } = await call<{ user: { event_id: number } }>(url, "POST", "/api/v1/register", {
    body: {
      last_name: "Kouassi",
      given_names: "Awa",
      civility: "Mlle",
      email,
      password: "demo",
      dob: "1996-05-14",
      event_type_id: 1,
      wedding_date: new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10),
      terms: true,
    },
  });
  const link = await until(async () => {
    const items = await call<CaughtMessage[]>(url, "GET", "/dev/outbox.json");
    return items.find((item) => item.to === email)?.links[0];
  });
  const [secret, address] = link.split("/").slice(-2);
  await call(url, "GET", `/api/v1/email-verification/${secret}/${address}`);
  const { token } = await call<{ token: string }>(url, "POST", "/api/v1/login", {
    body: { email, password: "demo" },
  });
  return { token, eventId: user.event_id };
}

/** So many guests from a number on, as a sheet of the guest template: accents included. */
function guestSheet(count: number, from: number): File {
  const rows = Array.from({ length: count }, (_, at) => {
    const number = String(from + at).padStart(5, "0");
    // Ends in a 1: the embedded gateway keeps numbers that end in 9999 or 0000 out of reach.
    const phone = `05 01 ${number.slice(0, 2)} ${number.slice(2, 4)} ${number.slice(4)}1`;
    return `Mme;Voisins;N’Guessan-Élysée ${number};Désirée Noëlle;invitee${number}@exemple.test;${phone};`;
  });
  const header = "Civilité;Catégorie;Nom;Prénoms;Email;Contact 1;Contact 2";
  return new File([[header, ...rows].join("\n")], "invites.csv");
}

/** Imports so many guests; returns how long it took, in milliseconds. */
export async function importGuests(
  url: string,
  { token, eventId }: Couple,
  count: number,
  from = 0,
): Promise<number> {
  const body = new FormData();
  body.set("guests_file", guestSheet(count, from));
  body.set("event_id", String(eventId));
  const began = performance.now();
  await call(url, "POST", "/api/v1/guests-events-import", { token, body });
  return performance.now() - began;
}

/** Sends a card to guests; returns the time until the last email is sent, in milliseconds. */
export async function sendCard(
  url: string,
  { token }: Couple,
  guestIds: number[],
): Promise<{ ms: number; campaignId: number }> {
  const began = performance.now();
  const { data } = await call<{ data: { id: number } }>(url, "POST", "/api/v1/messages", {
    token,
    body: {
      channel_id: 1,
      message_category_id: 1,
      message_design_id: 1,
      body: "Chère [prénoms] [nom], nous vous attendons !",
      tab: guestIds,
    },
  });
  await until(async () => {
    const sent = await call<{ success: number; total: number }>(
      url,
      "GET",
      `/api/v1/messages/${data.id}`,
      { token },
    );
    return sent.success === sent.total ? sent : undefined;
  });
  return { ms: performance.now() - began, campaignId: data.id };
}
