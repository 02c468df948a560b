import { defaultTheme } from "react-admin";

/** The colours of the product on react-admin's own theme. */
export const theme = {
  ...defaultTheme,
  palette: {
    ...defaultTheme.palette,
    primary: { main: "#2B2F8F", dark: "#1E2166" },
    secondary: { main: "#2B2F8F" },
    error: { main: "#B42318" },
    success: { main: "#1B7F4B" },
    background: { default: "#F6F5FA", paper: "#FFFFFF" },
    // Icons and buttons that are not chosen are legible too.
    action: { active: "#4A4A6E" },
    text: { primary: "#17173B", secondary: "#4A4A6E" },
  },
  shape: { borderRadius: 6 },
  sidebar: { width: 264 },
  components: {
    ...defaultTheme.components,
    MuiToggleButton: { styleOverrides: { root: { color: "#4A4A6E" } } },
    MuiCircularProgress: { defaultProps: { "aria-label": "Chargement" } },
    // Nothing is wider than the screen of a phone, and an empty toolbar takes no room there.
    RaLayout: {
      styleOverrides: { root: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } },
    },
    RaTopToolbar: {
      styleOverrides: { root: { "@media (max-width:599.95px)": { minHeight: 0 } } },
    },
  },
  typography: {
    fontFamily: 'Figtree, system-ui, "Segoe UI", sans-serif',
    button: { textTransform: "none" as const, fontWeight: 600 },
  },
};
