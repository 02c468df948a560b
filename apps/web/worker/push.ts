import { at } from "@jdj/contract/paths/addresses";

// Notices that the server sends to this browser: shown, and opened by a press.
declare const self: ServiceWorkerGlobalScope;

interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** What a message says; one that cannot be read still has to show something. */
function readPush(event: PushEvent): Pushed {
  const plain = { title: "Joie du Jour", body: "", path: at("notices"), tag: "notices" };
  try {
    return { ...plain, ...event.data?.json() };
  } catch {
    return plain;
  }
}

function show({ title, body, path, tag }: Pushed): Promise<void> {
  return self.registration.showNotification(title, {
    ...{ body, tag, lang: "fr", data: { path } },
    icon: "/icons/icon-192.png",
  });
}

/** Opens a page of the site, in a window that is open already where there is one. */
async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const [shown] = await self.clients.matchAll({ type: "window" });
  const moved = await shown?.navigate(url.href).catch(() => null);
  if (moved) await moved.focus();
  else await self.clients.openWindow(url.href);
}

/** The form by which the server learns of this browser. */
function formOf(subscription: PushSubscription, replaces: string): FormData {
  const { endpoint, keys } = subscription.toJSON();
  const form = new FormData();
  form.set("intent", "on");
  form.set("endpoint", endpoint ?? "");
  form.set("p256dh", keys?.p256dh ?? "");
  form.set("auth", keys?.auth ?? "");
  form.set("replaces", replaces);
  return form;
}

/** Tells the server of the address that takes the place of another: for the account that had the other. */
async function replace(before: PushSubscription, after: PushSubscription | null): Promise<void> {
  const { applicationServerKey } = before.options;
  const renewed =
    after ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  const headers = { accept: "application/json" };
  for (const page of [at("noticeDevice"), at("proNoticeDevice")]) {
    const body = formOf(renewed, before.endpoint);
    const answer = await fetch(page, { method: "post", body, headers });
    if (answer.ok) return;
  }
}

/** What an event of a changed subscription holds; browsers leave either out. */
type ChangeEvent = ExtendableEvent & {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
};

/** Serves messages to this browser. */
export function servePushes(): void {
  self.addEventListener("push", (event) => event.waitUntil(show(readPush(event))));
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(open(String(event.notification.data?.path ?? at("notices"))));
  });
  self.addEventListener("pushsubscriptionchange", (event: ChangeEvent) => {
    const { oldSubscription: before, newSubscription: after } = event;
    if (before) event.waitUntil(replace(before, after ?? null));
  });
}

/** Ends the subscription of this browser: whoever signs out is told nothing here any more. */
export async function endPush(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
