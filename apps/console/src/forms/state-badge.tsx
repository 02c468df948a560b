import Box from "@mui/material/Box";
import { colours } from "../theme.ts";

/** The edge and the ground of a badge. */
const tones = {
  good: [colours.green, colours.greenPale],
  bad: [colours.error, colours.errorPale],
  waiting: [colours.gold, colours.goldPale],
  neutral: [colours.ink3, colours.linen],
} as const;

const words: Readonly<Record<Exclude<keyof typeof tones, "neutral">, readonly string[]>> = {
  good: ["paid", "done", "delivered", "confirmed", "signed", "accepted", "visible", "active"],
  bad: ["failed", "refused", "reversed", "mismatch", "surplus", "suspended"],
  waiting: [
    ...["requested", "pending", "open", "placed", "sending", "unconfirmed", "by-hand", "answering"],
    ...["unanswered", "answered", "approved", "sent", "awaiting-payment", "TO_BE_TREATED"],
  ],
};

/** How a state looks, whatever it is a state of: one name means the same in every area. */
function toneOf(state: string): keyof typeof tones {
  if (words.good.includes(state)) return "good";
  if (words.bad.includes(state)) return "bad";
  return words.waiting.includes(state) ? "waiting" : "neutral";
}

/** A state in a word or two, as on the site: an edge in its colour, never the colour alone. */
export function StateBadge({ state, label }: { state: string; label: string }) {
  const [edge, ground] = tones[toneOf(state)];
  return (
    <Box
      component="span"
      sx={{
        ...{ display: "inline-block", px: 1, py: 0.125, borderLeft: `4px solid ${edge}` },
        ...{ borderRadius: "2px", bgcolor: ground, fontSize: 13, fontWeight: 600 },
      }}
    >
      {label}
    </Box>
  );
}
