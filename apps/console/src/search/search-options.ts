import { mayStaff, type StaffRole } from "@jdj/contract/call/staff-policy";
import type { SearchAnswer } from "@jdj/contract/console/search";
import { groups } from "../menu/groups.ts";

/** Something that a search leads to. */
export interface Option {
  /** The heading under which it is shown. */
  group: string;
  title: string;
  detail: string;
  /** Its page, below the console. */
  path: string;
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const resources = groups.flatMap(({ resources: all }) => all);

/** What each kind is called in the menu. */
const labelOf = (kind: string) => resources.find(({ name }) => name === kind)?.label ?? kind;

/** The most pages of the menu that are shown. */
const MOST_PAGES = 4;

/** The pages of the menu that a text names, of those that the role may read. */
export function pagesNamed(q: string, role: StaffRole | undefined): Option[] {
  if (role === undefined || plain(q).length < 2) return [];
  return resources
    .filter(({ section, label, inMenu = true }) => {
      if (!inMenu || !mayStaff(role, `${section}:read`)) return false;
      return plain(label).includes(plain(q));
    })
    .slice(0, MOST_PAGES)
    .map(({ name, label }) => ({ group: "Pages", title: label, detail: "", path: `/${name}` }));
}

/** What the server found, kind by kind. */
export function optionsOf({ groups: found }: SearchAnswer): Option[] {
  return found.flatMap(({ kind, items }) =>
    items.map(({ id, title, detail }) => ({
      ...{ group: labelOf(kind), title, detail },
      path: `/${kind}/${id}/show`,
    })),
  );
}
