/** What the box says of this device in each state, and what its button does. */
const states = {
  unsupported: { text: "Ce navigateur ne sait pas recevoir de notifications.", button: null },
  "not-installed": {
    text: "Sur iPhone et iPad, ajoutez d’abord le site à l’écran d’accueil\u00a0: «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0». Ouvrez-le de là et revenez ici.",
    button: null,
  },
  denied: {
    text: "Les notifications de ce site sont bloquées. Autorisez-les dans les réglages de votre navigateur, puis rechargez cette page.",
    button: null,
  },
  off: { text: "Cet appareil n’est pas prévenu.", button: "Prévenir cet appareil" },
  on: { text: "Cet appareil est prévenu.", button: "Ne plus prévenir cet appareil" },
} as const;
type State = keyof typeof states;

const failed = "Cela n’a pas marché. Vérifiez votre connexion et réessayez.";

/** Whether this is an iPhone or iPad on which the site is no app of the home screen: there only apps get notices. */
function isIosPage(): boolean {
  const isIos =
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);
  return isIos && !matchMedia("(display-mode: standalone)").matches;
}

/** The SHA-256 of an address, base64url, as the server knows devices. */
async function hashOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What the browser allows, before its subscription is looked at. */
function standing(): State | null {
  const isKnown =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isIosPage() && !isKnown) return "not-installed";
  if (!isKnown) return "unsupported";
  return Notification.permission === "denied" ? "denied" : null;
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** The box of this device. `known` are the devices of the account. */
function serve(box: HTMLElement): void {
  const { key = "", to = "", devices = "" } = box.dataset;
  const known = new Set(devices.split(" ").filter(Boolean));
  const text = box.querySelector("[aria-live]");
  const button = box.querySelector("button");
  const label = button?.querySelector("span");
  if (!text || !button || !label) return;

  const show = (state: State) => {
    box.dataset.state = state;
    text.textContent = states[state].text;
    button.hidden = states[state].button === null;
    label.textContent = states[state].button;
  };

  async function stateNow(): Promise<State> {
    const held = standing();
    if (held !== null) return held;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    return subscription && known.has(await hashOf(subscription.endpoint)) ? "on" : "off";
  }

  async function send(intent: "on" | "off", subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const body = new FormData();
    body.set("intent", intent);
    body.set("endpoint", endpoint ?? "");
    body.set("p256dh", keys?.p256dh ?? "");
    body.set("auth", keys?.auth ?? "");
    const answer = await fetch(to, {
      method: "post",
      body,
      headers: { accept: "application/json" },
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
  }

  async function turnOn(): Promise<void> {
    if ((await Notification.requestPermission()) === "denied") return show("denied");
    const { pushManager } = await worker();
    // One under another key, of an earlier installation, can be replaced only once it is ended.
    const subscribe = () =>
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const subscription = await subscribe().catch(async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      return subscribe();
    });
    await send("on", subscription);
    known.add(await hashOf(subscription.endpoint));
    show("on");
  }

  async function turnOff(): Promise<void> {
    const { pushManager } = await worker();
    const subscription = await pushManager.getSubscription();
    if (subscription) {
      await send("off", subscription);
      known.delete(await hashOf(subscription.endpoint));
      await subscription.unsubscribe();
    }
    show("off");
  }

  button.addEventListener("click", () => {
    button.disabled = true;
    const change = box.dataset.state === "on" ? turnOff() : turnOn();
    change
      .catch(() => {
        // A question that was closed without an answer is no failure.
        text.textContent = Notification.permission === "default" ? states.off.text : failed;
      })
      .finally(() => {
        button.disabled = false;
      });
  });
  void stateNow().then(show);
}

/** `[data-push]`: whether this device is told of notices, and the button that changes it. */
export function offerDevice(): void {
  for (const box of document.querySelectorAll<HTMLElement>("[data-push]")) serve(box);
}
