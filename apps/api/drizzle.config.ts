import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/**/tables.ts",
  out: process.env.MIGRATIONS ?? "./migrations",
  casing: "snake_case",
  breakpoints: false,
});
