import { albumMessages as messages } from "@jdj/contract/album/messages";
import { cacheThisPage } from "#app/device/cache-this-page.ts";
import { areHeld, dropPhoto, keepPhoto, readPhoto, waitingPhotos } from "./photo-queue.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

/** How long the next attempt waits, in milliseconds: doubled after each, up to a minute. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/** What became of an attempt: sent, refused for good with a sentence, or to be tried again later. */
type Result = { kind: "sent" } | { kind: "refused"; why: string } | { kind: "later" };

/**
 * `[data-album]`: the chosen photos are scaled down and kept on this phone, then sent one by one, now, when the
 * network returns or when the page is opened again. Without a store on this phone the form goes as it is.
 */
export function sendPhotos(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-album]");
  if (!form || !("indexedDB" in window) || !("createImageBitmap" in window)) return;
  const sending = new Sending(form);
  const preview = form.querySelector("[data-file-preview]");
  const unchosen = [...(preview?.cloneNode(true).childNodes ?? [])];
  form.addEventListener("submit", (event) => {
    const input = form.querySelector<HTMLInputElement>("input[type=file]");
    const files = [...(input?.files ?? [])];
    if (!input || files.length === 0) return;
    event.preventDefault();
    void sending.add(files).then(() => {
      input.value = "";
      preview?.replaceChildren(...unchosen.map((node) => node.cloneNode(true)));
      form.querySelector("[data-file-name]")?.replaceChildren("Choisir d’autres photos");
      form.querySelector("[data-file-size]")?.replaceChildren();
    });
  });
  addEventListener("online", () => void sending.run());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void sending.run();
  });
  addEventListener("beforeunload", (event) => {
    if (areHeld()) event.preventDefault();
  });
  void sending.resume();
  void cacheThisPage();
  form.dataset.ready = "";
}

class Sending {
  readonly #form: HTMLFormElement;
  readonly #album: string;
  #total = 0;
  #sent = 0;
  #running = false;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#album = form.dataset.album ?? "";
  }

  /** Sends what an earlier visit left on this phone. */
  async resume(): Promise<void> {
    const waiting = await waitingPhotos(this.#album);
    if (waiting.length === 0) return;
    this.#total = waiting.length;
    await this.run();
  }

  /** Keeps the photos that this phone can read, names the others, and begins to send. */
  async add(files: readonly File[]): Promise<void> {
    this.#refusedList().replaceChildren();
    this.#total += files.length;
    const fields = new FormData(this.#form);
    const text = (name: string) => String(fields.get(name) ?? "");
    for (const file of files) {
      const photo = await shrinkPhoto(file);
      if (photo === null) {
        this.#refuse(file.name, await whyUnreadable(file));
        continue;
      }
      const kept = { album: this.#album, name: file.name, photo };
      const said = { sender: text("sender"), device: text("device") };
      await keepPhoto({ id: crypto.randomUUID(), ...kept, ...said });
      this.#say(`${this.#sent} sur ${this.#total} envoyées…`);
      void this.run();
    }
    await this.run();
  }

  /** Sends what waits, one after the other; one run at a time. */
  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    clearTimeout(this.#timer);
    try {
      for (let waiting = await waitingPhotos(this.#album); waiting.length > 0; ) {
        const [id = ""] = waiting;
        const result = await sendPhoto(id);
        if (result.kind === "later") return this.#later();
        this.#wait = FIRST_WAIT_MS;
        const name = (await readPhoto(id))?.name ?? "";
        await dropPhoto(id);
        if (result.kind === "refused") this.#refuse(name, result.why);
        else this.#sent += 1;
        this.#say(`${this.#sent} sur ${this.#total} envoyées…`);
        waiting = await waitingPhotos(this.#album);
      }
      if (this.#sent > 0) await this.#finish();
    } finally {
      this.#running = false;
    }
  }

  #later(): void {
    const rest = areHeld()
      ? "gardez cette page ouverte\u00a0: ce téléphone n’a plus de place, le reste part dès que le réseau revient"
      : "le reste part dès que le réseau revient";
    this.#say(`${this.#sent} sur ${this.#total} envoyées · ${rest}`);
    this.#timer = setTimeout(() => void this.run(), this.#wait);
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2);
  }

  async #finish(): Promise<void> {
    this.#say(
      this.#sent === 1
        ? "Votre photo est arrivée, merci."
        : `Vos ${this.#sent} photos sont arrivées, merci.`,
    );
    this.#total = 0;
    this.#sent = 0;
    await showOwn();
  }

  #refuse(name: string, why: string): void {
    this.#total -= 1;
    const item = document.createElement("li");
    item.textContent = `${name}\u00a0: ${why}`;
    this.#refusedList().append(item);
    this.#say(this.#total === 0 ? "" : `${this.#sent} sur ${this.#total} envoyées…`);
  }

  #refusedList(): Element {
    return this.#form.querySelector("[data-album-refused]") ?? document.createElement("ul");
  }

  #say(text: string): void {
    const status = this.#form.querySelector<HTMLElement>("[data-album-status]");
    const bar = status?.querySelector("progress");
    if (!status || !bar) return;
    status.hidden = false;
    bar.hidden = this.#total === 0;
    bar.max = Math.max(1, this.#total);
    bar.value = this.#sent;
    status.querySelector("[data-album-said]")?.replaceChildren(text);
  }
}

/** Sends one photo that waits on this phone. */
async function sendPhoto(id: string): Promise<Result> {
  const kept = await readPhoto(id);
  if (!kept) return { kind: "sent" };
  const body = new FormData();
  for (const name of ["id", "sender", "device"] as const) body.append(name, kept[name]);
  body.append("photo", kept.photo, "photo.jpg");
  try {
    const path = `/api/v1/album-links/${encodeURIComponent(kept.album)}/photos`;
    const answer = await fetch(path, { method: "POST", body });
    if (answer.ok) return { kind: "sent" };
    if (answer.status === 429 || answer.status >= 500) return { kind: "later" };
    return { kind: "refused", why: await sentenceOf(answer) };
  } catch {
    return { kind: "later" };
  }
}

/** Why a photo was refused: the sentence at its field, else that of the answer. */
async function sentenceOf(answer: Response): Promise<string> {
  const told: { message?: string; errors?: { photo?: string[] } } = await answer
    .json()
    .catch(() => ({}));
  return told.errors?.photo?.[0] ?? told.message ?? messages.notAPicture;
}

async function whyUnreadable(file: File): Promise<string> {
  const head = new TextDecoder("latin1").decode(await file.slice(4, 12).arrayBuffer());
  return /^ftyp(?:hei|mif|hev)/.test(head) ? messages.heic : messages.notAPicture;
}

/** Shows what this browser has sent by now, as the page says it. */
async function showOwn(): Promise<void> {
  const shown = document.querySelector("[data-album-own]");
  const answer = await fetch(location.pathname).catch(() => null);
  if (!shown || !answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const own = page.querySelector("[data-album-own]");
  if (!own) return;
  // A page carries the styles alone that it uses: what it did not show until now brings its own.
  document.head.append(...page.querySelectorAll("style"));
  shown.replaceChildren(...own.childNodes);
}
