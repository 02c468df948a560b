import Box from "@mui/material/Box";
import { colours } from "../theme.ts";

/** How much waits behind a link of the menu, beside its name. */
export function Count({ value }: { value: number | undefined }) {
  if (!value) return null;
  return (
    <Box
      component="span"
      title={`${value} à traiter`}
      sx={{
        ...{ position: "absolute", right: 16, top: 10, px: 1, lineHeight: "20px" },
        ...{ borderRadius: "10px", bgcolor: colours.goldPale, color: colours.ink },
        ...{ fontSize: 13, fontWeight: 600, pointerEvents: "none" },
      }}
    >
      {value}
    </Box>
  );
}
