import { at } from "@jdj/contract/paths/addresses";
import { Tabs } from "#app/ui/tabs.tsx";

type SeatingTabsProps = {
  current: "families" | "tables" | "room" | "lists";
  /** How many people have no place yet. */
  open: number;
};

/** The pages of the seating. */
export function SeatingTabs({ current, open }: SeatingTabsProps) {
  const tabs = [
    { key: "families", to: at("seating"), label: "À placer", count: open },
    { key: "tables", to: `${at("seating")}?vue=tables`, label: "Par table" },
    { key: "room", to: at("seatingRoom"), label: "Salle" },
    { key: "lists", to: at("seatingLists"), label: "Listes" },
  ];
  return (
    <Tabs
      label="Plan de table"
      tabs={tabs.map(({ key, ...tab }) => ({ ...tab, current: key === current }))}
    />
  );
}
