import { fillAddress } from "@jdj/contract/paths/fill-address";
import { PRODUCTS_A_PAGE, SHORTEST_SEARCH } from "@jdj/contract/products/limits";
import { fcfa } from "@jdj/french/money";
import { type FoundProducts, findProducts, PAUSE_MS } from "#app/areas/products/find-products.ts";
import { shortName } from "#app/ui/short-name.ts";

/**
 * `form[data-articles]`: a panel under the text shows the first products that match it. The patterns
 * of their addresses stand in its template and its last link: all addresses would be 3 KB of script.
 */
export function searchWhileTyping(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-articles]")) {
    const input = form.querySelector<HTMLInputElement>("input[name=search]");
    const select = form.querySelector<HTMLSelectElement>("select[name=category_id]");
    const panel = form.querySelector<HTMLElement>("[data-articles-panel]");
    const message = panel?.querySelector<HTMLElement>("[role=status]");
    const list = panel?.querySelector("ul");
    const all = panel?.querySelector<HTMLAnchorElement>("[data-articles-all]");
    const template = panel?.querySelector("template");
    if (input && select && panel && message && list && all && template)
      follow({ form, input, select, panel, message, list, all, template });
  }
}

interface Box {
  form: HTMLFormElement;
  input: HTMLInputElement;
  select: HTMLSelectElement;
  panel: HTMLElement;
  message: HTMLElement;
  list: HTMLUListElement;
  all: HTMLAnchorElement;
  template: HTMLTemplateElement;
}

function follow(box: Box): void {
  const { form, input, select, panel } = box;
  let planned: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | null = null;
  const close = () => {
    panel.hidden = true;
  };

  async function show(): Promise<void> {
    asking?.abort();
    const search = input.value.trim();
    if (search.length < SHORTEST_SEARCH) {
      if (search === "") close();
      else say(box, box.message.dataset.short);
      return;
    }
    const mine = new AbortController();
    asking = mine;
    try {
      const category = select.value === "" ? {} : { category_id: select.value };
      const found = await findProducts({ search, ...category }, mine.signal);
      if (!mine.signal.aborted) fill(box, found);
    } catch {
      if (!mine.signal.aborted) say(box, box.message.dataset.failed);
    }
  }

  input.addEventListener("input", () => {
    clearTimeout(planned);
    planned = setTimeout(() => void show(), PAUSE_MS);
  });
  select.addEventListener("change", () => void show());
  input.addEventListener("focus", () => {
    if (input.value.trim() !== input.defaultValue.trim()) void show();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  form.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !panel.hidden) {
      event.preventDefault();
      close();
      input.focus();
    }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") move(box, event);
  });
}

/** Moves the focus between the text and the links of the panel. */
function move({ input, panel }: Box, event: KeyboardEvent): void {
  if (panel.hidden) return;
  const links = [...panel.querySelectorAll<HTMLElement>("a:not([hidden])")];
  const focused = document.activeElement;
  const here = focused instanceof HTMLElement ? links.indexOf(focused) : -1;
  if (here < 0 && document.activeElement !== input) return;
  event.preventDefault();
  (links[here + (event.key === "ArrowDown" ? 1 : -1)] ?? input).focus();
}

/** Shows a sentence in place of products. */
function say({ panel, message, list, all }: Box, sentence = ""): void {
  message.textContent = sentence;
  list.replaceChildren();
  all.hidden = true;
  panel.hidden = false;
}

function fill(box: Box, { list: found, total }: FoundProducts): void {
  const { form, message, list, all, template, input, select } = box;
  say(box, total === 0 ? message.dataset.none : "");
  for (const { item, item_type, old_price } of found) {
    const row = document.importNode(template.content, true);
    const link = row.querySelector("a");
    const image = row.querySelector("img");
    const name = row.querySelector("b");
    const price = row.querySelector("small");
    if (!link || !image || !name || !price) return;
    const { product = "", service = "" } = template.dataset;
    link.href = fillAddress(item_type === "service" ? service : product, { id: item.id });
    const [path = ""] = item.image.split(";");
    if (path === "") image.style.visibility = "hidden";
    else image.src = path;
    name.textContent = shortName(item.name);
    price.textContent =
      fcfa(item.price) + (old_price === null ? "" : ` au lieu de ${fcfa(old_price)}`);
    list.append(row);
  }
  const path =
    select.value === ""
      ? form.getAttribute("action")
      : fillAddress(all.dataset.category ?? "", { id: select.value });
  all.href = `${path}?search=${encodeURIComponent(input.value.trim())}`;
  all.hidden = total <= PRODUCTS_A_PAGE;
}
