import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { linkInlineStyles } from "./document/inline-styles.ts";
import { replayInput } from "./forms/replay-input.ts";

function App() {
  useEffect(() => {
    replayInput();
    // The effects of the page, its keyboard shortcuts among them, have run before this one.
    document.documentElement.dataset.hydrated = "";
  }, []);
  return <HydratedRouter />;
}

linkInlineStyles();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
