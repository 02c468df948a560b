import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** What a list without rows says. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <Typography color="text.secondary" sx={{ p: 3 }}>
      {children}
    </Typography>
  );
}
