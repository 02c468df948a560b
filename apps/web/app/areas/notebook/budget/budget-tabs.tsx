import { at } from "@jdj/contract/paths/addresses";
import kit from "#app/ui/kit.module.css";
import { Tabs } from "#app/ui/tabs.tsx";

/** The two views of the budget: what is planned, and what is paid. */
export function BudgetTabs({ current }: { current: "budget" | "cashBook" }) {
  return (
    <div className={kit.notPrinted}>
      <Tabs
        label="Vues du budget"
        tabs={[
          { to: at("budget"), label: "Prévisions", current: current === "budget" },
          { to: at("cashBook"), label: "Caisse", current: current === "cashBook" },
        ]}
      />
    </div>
  );
}
