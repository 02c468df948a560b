import Box from "@mui/material/Box";
import { fcfa, grouped } from "../../format.ts";
import { colours } from "../../theme.ts";

/** What messages cost us, and what hosts paid for them. */
export interface Costs {
  messages: number;
  cost_fcfa: number;
  charged_fcfa: number;
}

/** The sums of several. */
export function totalOf(rows: readonly Costs[]): Costs {
  const sum = (name: keyof Costs) => rows.reduce((total, row) => total + row[name], 0);
  return {
    messages: sum("messages"),
    cost_fcfa: sum("cost_fcfa"),
    charged_fcfa: sum("charged_fcfa"),
  };
}

/** What is left of what hosts paid, or what is missing. */
export function Margin({ costs: { charged_fcfa: charged, cost_fcfa: cost } }: { costs: Costs }) {
  const margin = Math.round(charged - cost);
  if (margin >= 0) return <>{fcfa(margin)}</>;
  return (
    <Box component="span" sx={{ color: colours.error, fontWeight: 600 }}>
      Perte de {fcfa(-margin)}
    </Box>
  );
}

/** « 12 messages » */
export function messageCount(count: number): string {
  return `${grouped(count)}\u00a0${count > 1 ? "messages" : "message"}`;
}
