// Keeps the site's own files, one page for when there is no network, and the pages that the server
// marks as those of a signed-in person's notebook. Online, the network always answers.
const STORE = "joie-1";
const OFFLINE = "/hors-ligne";
/** Before the number of the person whose pages a store holds. There is one at most. */
const PERSONAL = "joie-person-";
const MOST_PAGES = 60;
/** Pages of a door: whoever holds the link has them, signed in or not. */
const DOOR = "joie-accueil";
const DOOR_PAGE = /\/accueil-des-invites\/[^/]+$/;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.add(new Request(OFFLINE, { credentials: "omit", cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== STORE && name !== DOOR && !name.startsWith(PERSONAL))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** A file whose name bears its content's hash never changes: what is kept is right. */
async function asset(request) {
  const store = await caches.open(STORE);
  const kept = await store.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(request, fresh.clone());
  return fresh;
}

/** Forgets what is kept of everybody but one. */
async function forgetOthers(own) {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PERSONAL) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Keeps a page with the moment at which it was seen; the oldest make room. */
async function keep(name, address, answer) {
  const headers = new Headers(answer.headers);
  headers.set("x-seen", new Date().toISOString());
  for (const body of ["content-encoding", "content-length"]) headers.delete(body);
  const store = await caches.open(name);
  await store.delete(address);
  await store.put(address, new Response(await answer.text(), { headers }));
  const kept = await store.keys();
  await Promise.all(kept.slice(0, -MOST_PAGES).map((old) => store.delete(old)));
}

/** The kept page of an address, saying in its first element when it was seen. */
async function keptPage(url) {
  for (const name of await caches.keys()) {
    if (name !== DOOR && !name.startsWith(PERSONAL)) continue;
    const store = await caches.open(name);
    const kept = (await store.match(url)) ?? (await store.match(url, { ignoreSearch: true }));
    if (!kept) continue;
    const html = await kept.text();
    const seen = kept.headers.get("x-seen");
    return new Response(html.replace("<html ", `<html data-seen="${seen}" `), {
      headers: kept.headers,
    });
  }
}

/** The page for when there is no network, with the way to what is kept of a notebook. */
async function offlinePage() {
  const page = await caches.match(OFFLINE);
  if (!page) return Response.error();
  let links = "";
  for (const name of await caches.keys()) {
    if (!name.startsWith(PERSONAL)) continue;
    const store = await caches.open(name);
    for (const { url } of await store.keys()) {
      const { pathname, search } = new URL(url);
      if (search || /\d/.test(pathname)) continue;
      const html = await (await store.match(url)).text();
      const title = html.match(/<title>([^<|]+)/)?.[1] ?? "";
      links += `<li><a href="${pathname}">${title.trim()}</a></li>`;
    }
  }
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const body of ["content-encoding", "content-length"]) headers.delete(body);
  return new Response(html.replace(/(<ul data-kept-pages[^>]*>)/, `$1${links}`), { headers });
}

async function page(event) {
  const { request } = event;
  let fresh;
  try {
    fresh = await fetch(request);
  } catch {
    return (await keptPage(request.url)) ?? offlinePage();
  }
  if (fresh.ok && DOOR_PAGE.test(new URL(request.url).pathname))
    event.waitUntil(keep(DOOR, request.url, fresh.clone()).catch(() => {}));
  const person = fresh.headers.get("x-person");
  if (person !== null) {
    const name = PERSONAL + person;
    await forgetOthers(name);
    if (fresh.ok && fresh.headers.has("x-keep"))
      event.waitUntil(keep(name, request.url, fresh.clone()).catch(() => {}));
  }
  return fresh;
}

const MAP = "/__manifest";

/** The router's map of pages: the one that was kept is all that can be reached without a network. */
async function map({ request }) {
  const store = await caches.open(STORE);
  const kept = (await store.keys()).filter(({ url }) => new URL(url).pathname === MAP);
  let fresh;
  try {
    fresh = await fetch(request);
  } catch {
    return (kept[0] && (await store.match(kept[0]))) ?? Response.error();
  }
  if (fresh.status === 200 && request.headers.has("x-keep")) {
    await Promise.all(kept.map((old) => store.delete(old)));
    await store.put(request, fresh.clone());
  }
  return fresh;
}

/** Whoever signs out leaves nothing behind, network or not. */
async function signOut(request) {
  await forgetOthers();
  try {
    return await fetch(request);
  } catch {
    return offlinePage();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname === "/deconnexion")
    event.respondWith(signOut(request));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (url.pathname === MAP) event.respondWith(map(event));
  else if (request.mode === "navigate" || request.headers.has("x-keep"))
    event.respondWith(page(event));
});
