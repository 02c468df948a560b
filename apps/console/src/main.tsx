import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import "./fonts.css";
import { ConsoleApp } from "./console-app.tsx";
import { nonce } from "./nonce.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root");
createRoot(root).render(
  <CacheProvider value={createCache({ key: "jdj", nonce, prepend: true })}>
    <ConsoleApp />
  </CacheProvider>,
);
