import { defaultTheme } from "react-admin";

/** The colours of the site's tokens (`apps/web/app/ui/tokens.css`). */
export const colours = {
  ink: "#17173B",
  ink2: "#4A4A6E",
  ink3: "#6B6A90",
  linen: "#E6E4F0",
  indigo: "#2B2F8F",
  indigoPale: "#ECEDFA",
  hibiscus: "#A1164F",
  gold: "#F4B42B",
  goldPale: "#FDF3DA",
  green: "#1B7F4B",
  greenPale: "#E8F5EE",
  error: "#B42318",
  errorPale: "#FDEEEC",
} as const;

const { ink, ink2, linen, indigo, indigoPale, gold, hibiscus } = colours;

const serif = { fontFamily: '"Young Serif", Georgia, serif', fontWeight: 400 };

/** The woven line of the site's header, as threads of three colours. */
const wovenLine = `repeating-linear-gradient(90deg, ${indigo} 0 18px, ${gold} 18px 24px, ${indigo} 24px 30px, ${hibiscus} 30px 36px)`;

/** The faces, colours and states of the product on react-admin's own theme. */
export const theme = {
  ...defaultTheme,
  palette: {
    ...defaultTheme.palette,
    primary: { main: indigo, dark: "#1E2166" },
    secondary: { main: indigo },
    error: { main: colours.error },
    success: { main: colours.green },
    background: { default: "#F6F5FA", paper: "#FFFFFF" },
    divider: linen,
    // Icons and buttons that are not chosen are legible too.
    action: { active: ink2 },
    text: { primary: ink, secondary: ink2 },
  },
  shape: { borderRadius: 6 },
  sidebar: { width: 264 },
  components: {
    ...defaultTheme.components,
    MuiToggleButton: { styleOverrides: { root: { color: ink2 } } },
    MuiCircularProgress: { defaultProps: { "aria-label": "Chargement" } },
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: {
          backgroundColor: "#FFFFFF",
          color: ink,
          "&::after": { content: '""', height: 4, backgroundImage: wovenLine },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: linen },
        head: { color: ink2, fontSize: 13, fontWeight: 600 },
      },
    },
    MuiTableRow: { styleOverrides: { root: { "&:hover": { backgroundColor: indigoPale } } } },
    MuiPaper: { styleOverrides: { outlined: { borderColor: linen } } },
    MuiListItemButton: { styleOverrides: { root: { borderRadius: 6 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 40,
          "&.RaMenuItemLink-active": {
            backgroundColor: indigoPale,
            color: indigo,
            fontWeight: 600,
            "& .RaMenuItemLink-icon": { color: indigo },
          },
        },
      },
    },
    // On a phone a row is a card: its label stands before each value.
    RaDataTable: {
      styleOverrides: {
        root: {
          "@media (max-width:599.95px)": {
            "& .RaDataTable-table, & .RaDataTable-tbody": { display: "block" },
            "& .RaDataTable-thead": { display: "none" },
            "& .RaDataTable-row": {
              ...{ display: "block", padding: "10px 14px", marginBottom: 10, borderRadius: 6 },
              ...{ border: `1px solid ${linen}`, backgroundColor: "#FFFFFF" },
            },
            "& .RaDataTable-rowCell": {
              ...{ display: "flex", flexDirection: "row", justifyContent: "space-between" },
              ...{ gap: 12, padding: "3px 0" },
              ...{ border: 0, fontSize: 15, textAlign: "right", overflowWrap: "anywhere" },
              "&::before": {
                ...{ content: "attr(data-label)", flex: "none", color: ink2, fontSize: 13 },
              },
            },
            "& .RaDataTable-rowCell:empty": { display: "none" },
          },
        },
      },
    },
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
    h4: serif,
    h5: serif,
    h6: { ...serif, fontSize: "1.25rem" },
    button: { textTransform: "none" as const, fontWeight: 600 },
  },
};
